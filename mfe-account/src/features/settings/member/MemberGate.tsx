import type { User } from '@adp/shared-data';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LoadError } from '../../../components/LoadError';
import { RowsSkeleton } from '../../../components/RowsSkeleton';
import type { MemberDocument } from './useMember';
import { paths, withNext } from '../../../paths';
import { useText } from '../../../text';
import styles from '../Settings.module.css';

interface MemberGateProps {
  readonly member: MemberDocument;
  readonly children: (user: User) => ReactNode;
}

/** What needs the member's document: until it is there, or where there is none yet, what to do about it. */
export function MemberGate({ member, children }: MemberGateProps) {
  const text = useText();
  if (member.stored) return children(member.stored.item);
  if (member.state === 'loading') return <RowsSkeleton rows={2} />;
  if (member.error)
    return <LoadError error={member.error} onRetry={() => void member.reload().catch(() => undefined)} />;
  return (
    <p className={styles['text']}>
      {text('settings.welcome.why')}{' '}
      <Link to={withNext(paths.welcome, paths.settings)}>{text('settings.welcome')}</Link>
    </p>
  );
}
