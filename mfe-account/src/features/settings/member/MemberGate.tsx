import type { User } from '@adp/shared-data/member';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { toAppError } from '@adp/shared-auth/app-error';
import { LoadError } from '../../../components/LoadError';
import { RowsSkeleton } from '../../../components/RowsSkeleton';
import { paths, withNext } from '../../../paths';
import { useGetMemberQuery } from '../../../store/memberApi';
import { useText } from '../../../text';
import styles from '../Settings.module.css';

interface MemberGateProps {
  readonly uid: string;
  readonly children: (user: User) => ReactNode;
}

export function MemberGate({ uid, children }: MemberGateProps) {
  const text = useText();
  const { data: member, error, isFetching, refetch } = useGetMemberQuery(uid);
  if (member) return children(member.item);
  if (error && !isFetching) return <LoadError error={toAppError(error)} onRetry={() => void refetch()} />;
  if (member === undefined) return <RowsSkeleton rows={2} />;
  return (
    <p className={styles['text']}>
      <span>{`${text('settings.welcome.why')} `}</span>
      <Link to={withNext(paths.welcome, paths.settings)}>{text('settings.welcome')}</Link>
    </p>
  );
}
