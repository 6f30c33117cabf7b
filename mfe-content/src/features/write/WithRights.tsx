import { isMember, loginPath, useSession } from '@adp/shared-auth';
import { skipToken } from '@adp/shared-store';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { EditorRights } from '../../api/editing';
import listTexts from '../../kinds/knowledge-product/messages/list-en.json';
import writeTexts from '../../kinds/knowledge-product/messages/write-en.json';
import { paths } from '../../paths';
import { useGetEditorRightsQuery } from '../../store/memberApi';
import { addTexts, useText } from '../../text';
import { ProgrammesContext } from './fields/ProgrammesContext';
import { FormSkeleton } from './FormSkeleton';
import { Notice } from './WriteFrame';

export const addFormTexts = () => addTexts(listTexts, writeTexts);

export function WithRights({ children }: { readonly children: (rights: EditorRights | null) => ReactNode }) {
  const text = useText();
  const session = useSession();
  const { pathname, search } = useLocation();
  const uid = isMember(session) ? session.user?.uid : undefined;
  const query = useGetEditorRightsQuery(uid === undefined ? skipToken : { uid, renews: true }, {
    refetchOnMountOrArgChange: true,
  });
  if (session.status === 'restoring') return <FormSkeleton />;
  if (uid === undefined)
    return (
      <Notice why={text('write.editors.signIn')} to={loginPath(pathname + search)}>
        {text('write.signIn')}
      </Notice>
    );
  // The rights cannot be read, for example offline. Show the form, because the device can save the text in any case.
  if (query.isError) return children(null);
  const rights = query.currentData;
  if (rights === undefined) return <FormSkeleton />;
  if (!rights)
    return (
      <Notice why={text('write.editors.why')} to={paths.work}>
        {text('write.toMyContent')}
      </Notice>
    );
  return <ProgrammesContext value={rights}>{children(rights)}</ProgrammesContext>;
}
