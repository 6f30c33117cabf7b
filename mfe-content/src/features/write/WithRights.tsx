import { isMember, loginPath, renewToken, useSession } from '@adp/shared-auth';
import { useLoaded } from '@adp/shared-ui';
import { useCallback, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type EditorRights, readEditorRights } from '../../api/editing';
import listTexts from '../../kinds/knowledge-product/messages/list-en.json';
import writeTexts from '../../kinds/knowledge-product/messages/write-en.json';
import { paths } from '../../paths';
import { addTexts, useText } from '../../text';
import { ProgrammesContext } from './fields/ProgrammesContext';
import { FormSkeleton } from './FormSkeleton';
import styles from './Write.module.css';

/** Adds the texts that no other form has. */
export const addFormTexts = () => addTexts(listTexts, writeTexts);

/** A role that was granted a minute ago is in no token from before. */
async function readNewestRights(): Promise<EditorRights | null> {
  const rights = await readEditorRights();
  if (rights) return rights;
  const isRenewed = await renewToken().catch(() => false);
  return isRenewed ? readEditorRights() : null;
}

interface WithRightsProps {
  readonly children: (rights: EditorRights | null) => ReactNode;
}

/** What it shows is for who may write knowledge products. */
export function WithRights({ children }: WithRightsProps) {
  const text = useText();
  const session = useSession();
  const { pathname, search } = useLocation();
  const uid = isMember(session) ? session.user?.uid : undefined;
  const load = useCallback(async () => (uid === undefined ? null : { uid, rights: await readNewestRights() }), [uid]);
  const { part, failed } = useLoaded(load, uid !== undefined);
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
