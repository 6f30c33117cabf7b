import { isMember, loginPath, useSession } from '@adp/shared-auth';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LoadError } from '../../components/LoadError';
import page from '../../components/Page.module.css';
import { PageHead } from '../../components/PageHead';
import { RowsSkeleton } from '../../components/RowsSkeleton';
import { paths, withNext } from '../../paths';
import { useText } from '../../text';
import { ProfileEditor } from './ProfileEditor';
import { useEditor } from './useEditor';

/** A member's own profile, to be changed. */
export function EditProfilePage() {
  const text = useText();
  const session = useSession();
  const navigate = useNavigate();
  // The form stands until the page goes: a session that ends under it loses nothing.
  const [uid] = useState(session.user?.uid);
  const member = isMember(session) && session.user?.uid === uid;
  useEffect(() => {
    if (!member) void navigate(loginPath(paths.editProfile), { replace: true });
  }, [member, navigate]);
  return (
    <div className={page['page']}>
      <PageHead title={text('edit.title')}>
        <p>{text('edit.purpose')}</p>
      </PageHead>
      {uid ? <Editing uid={uid} /> : null}
    </div>
  );
}

function Editing({ uid }: { uid: string }) {
  const editor = useEditor(uid);
  const navigate = useNavigate();
  const { state } = editor;
  useEffect(() => {
    if (state === 'newcomer') void navigate(withNext(paths.welcome, paths.editProfile), { replace: true });
  }, [state, navigate]);
  if (state === 'loading' || state === 'newcomer') return <RowsSkeleton rows={4} />;
  if (state !== 'ready') return <LoadError error={{ code: state }} onRetry={editor.reload} />;
  return <ProfileEditor editor={editor} />;
}
