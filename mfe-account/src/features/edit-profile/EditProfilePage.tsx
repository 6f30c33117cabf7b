import { isMember, loginPath, useSession } from '@adp/shared-auth';
import type { Versioned } from '@adp/shared-data/client';
import type { User } from '@adp/shared-data/member';
import { skipToken } from '@adp/shared-store';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toAppError } from '@adp/shared-auth/app-error';
import { LoadError } from '../../components/LoadError';
import page from '../../components/Page.module.css';
import { PageHead } from '../../components/PageHead';
import { RowsSkeleton } from '../../components/RowsSkeleton';
import { paths, withNext } from '../../paths';
import { useGetMemberQuery } from '../../store/memberApi';
import { useText } from '../../text';
import { ProfileEditor } from './ProfileEditor';

export function EditProfilePage() {
  const text = useText();
  const session = useSession();
  const navigate = useNavigate();
  // Keep the uid of the first render, so that no input is lost if the session ends while the form is open.
  const [uid] = useState(session.user?.uid);
  const isSignedIn = isMember(session) && session.user?.uid === uid;
  useEffect(() => {
    if (!isSignedIn) void navigate(loginPath(paths.editProfile), { replace: true });
  }, [isSignedIn, navigate]);
  return (
    <div className={page['page']}>
      <PageHead title={text('edit.title')}>
        <p>{text('edit.purpose')}</p>
      </PageHead>
      {uid ? <EditorGate uid={uid} isSignedIn={isSignedIn} /> : null}
    </div>
  );
}

function EditorGate({ uid, isSignedIn }: { uid: string; isSignedIn: boolean }) {
  const navigate = useNavigate();
  const {
    data: member,
    error,
    isFetching,
    refetch,
  } = useGetMemberQuery(isSignedIn ? uid : skipToken, { refetchOnMountOrArgChange: true });
  const [initial, setInitial] = useState<Versioned<User>>();
  if (!initial && member && !isFetching && !error) setInitial(member);
  const isNew = member === null && !isFetching;
  useEffect(() => {
    if (isNew) void navigate(withNext(paths.welcome, paths.editProfile), { replace: true });
  }, [isNew, navigate]);
  if (initial) return <ProfileEditor uid={uid} initial={initial} readMember={() => refetch().unwrap()} />;
  if (error && !isFetching) return <LoadError error={toAppError(error)} onRetry={() => void refetch()} />;
  return <RowsSkeleton rows={4} />;
}
