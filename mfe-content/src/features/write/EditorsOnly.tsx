import { useLoaded } from '@adp/shared-ui';
import type { ReactNode } from 'react';
import type { EditorRights } from '../../api/editing';
import { LoadError } from '../../components/states/LoadError';
import type { Kind } from '../../lib/kinds';
import { FormSkeleton } from './FormSkeleton';

interface EditorsOnlyProps {
  readonly kind: Kind;
  /** Renders the form for members who may write. */
  readonly children: (rights: EditorRights | null) => ReactNode;
}

/**
 * Shows the form only to members who may write the kind. Only knowledge products require a role. The security rules enforce
 * it, and this component explains it before the member starts writing.
 */
export function EditorsOnly({ kind, children }: EditorsOnlyProps) {
  const isLate = kind === 'knowledgeProduct';
  const { part, failed, retry } = useLoaded(loadRights, isLate);
  if (!isLate) return children(null);
  if (failed) return <LoadError code="unavailable" what="part" onRetry={retry} />;
  return part ? <part.WithRights>{children}</part.WithRights> : <FormSkeleton />;
}

/** Loads the check of the member's role, and the texts that only this form uses. */
async function loadRights() {
  const { WithRights, addFormTexts } = await import(/* webpackChunkName: "write-files" */ './WithRights');
  await addFormTexts();
  return { WithRights };
}
