import { useLoaded } from '@adp/shared-ui';
import type { ReactNode } from 'react';
import type { EditorRights } from '../../api/editing';
import { LoadError } from '../../components/states/LoadError';
import type { Kind } from '../../lib/kinds';
import { FormSkeleton } from './FormSkeleton';

/** Explains the role that knowledge products require before the member starts writing. The security rules enforce it. */
export function EditorsOnly({ kind, children }: { kind: Kind; children: (rights: EditorRights | null) => ReactNode }) {
  const isLate = kind === 'knowledgeProduct';
  const { part, failed, retry } = useLoaded(loadRights, isLate);
  if (!isLate) return children(null);
  if (failed) return <LoadError code="unavailable" what="part" onRetry={retry} />;
  return part ? <part.WithRights>{children}</part.WithRights> : <FormSkeleton />;
}

async function loadRights() {
  const { WithRights, addFormTexts } = await import(/* webpackChunkName: "write-files" */ './WithRights');
  await addFormTexts();
  return { WithRights };
}
