import { isMember, loginPath, useSession } from '@adp/shared-auth';
import { useLoaded } from '@adp/shared-ui';
import { useCallback, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type EditorRights, readEditorRights } from '../../api/editing';
import { LoadError } from '../../components/states/LoadError';
import type { WrittenKind } from '../../lib/kinds';
import { paths } from '../../paths';
import { addTexts, useText } from '../../text';
import { ProgrammesContext } from './fields/ProgrammesContext';
import { FormSkeleton } from './FormSkeleton';
import styles from './Write.module.css';

/** With the code of the fields that no other form has. */
async function loadTexts(): Promise<true> {
  const { listTexts, writeTexts } = await import(
    /* webpackChunkName: "write-files" */ '../../kinds/knowledge-product/formTexts'
  );
  await addTexts(listTexts, writeTexts);
  return true;
}

interface EditorsOnlyProps {
  readonly kind: WrittenKind;
  /** The form, for who may write. */
  readonly children: (rights: EditorRights | null) => ReactNode;
}

/** Knowledge products are written by who has a role; everything else by everybody. The rules are the guard: this tells it before. */
export function EditorsOnly({ kind, children }: EditorsOnlyProps) {
  return kind === 'knowledgeProduct' ? <WithRights>{children}</WithRights> : children(null);
}

function WithRights({ children }: Pick<EditorsOnlyProps, 'children'>) {
  const text = useText();
  const session = useSession();
  const { pathname, search } = useLocation();
  const uid = isMember(session) ? session.user?.uid : undefined;
  const load = useCallback(async () => (uid === undefined ? null : { uid, rights: await readEditorRights() }), [uid]);
  const { part, failed } = useLoaded(load, uid !== undefined);
  const texts = useLoaded(loadTexts, uid !== undefined);
  if (session.status === 'restoring') return <FormSkeleton />;
  if (uid === undefined)
    return (
      <div className={styles['note']}>
        <p>{text('write.editors.signIn')}</p>
        <Link className={styles['link']} to={loginPath(pathname + search)}>
          {text('write.signIn')}
        </Link>
      </div>
    );
  if (texts.failed) return <LoadError code="unavailable" what="part" onRetry={texts.retry} />;
  if (!texts.part) return <FormSkeleton />;
  // Without a network a token may be out of date: what is typed is saved here all the same.
  if (failed) return children(null);
  if (part?.uid !== uid) return <FormSkeleton />;
  if (!part.rights)
    return (
      <div className={styles['note']}>
        <p>{text('write.editors.why')}</p>
        <Link className={styles['link']} to={paths.work}>
          {text('write.toMyContent')}
        </Link>
      </div>
    );
  return <ProgrammesContext value={part.rights}>{children(part.rights)}</ProgrammesContext>;
}
