import type { User } from '@adp/shared-data';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Fault } from '../../components/Fault';
import { Rows } from '../../components/Rows';
import type { MemberDocument } from '../../lib/settings/useMember';
import { paths, withNext } from '../../paths';
import { useText } from '../../text';
import styles from './Settings.module.css';

interface OfMemberProps {
  readonly member: MemberDocument;
  readonly children: (user: User) => ReactNode;
}

/** What needs the member's document: until it is there, or where there is none yet, what to do about it. */
export function OfMember({ member, children }: OfMemberProps) {
  const text = useText();
  if (member.stored) return children(member.stored.item);
  if (member.state === 'loading') return <Rows rows={2} />;
  if (member.fault) return <Fault fault={member.fault} onRetry={() => void member.reload().catch(() => undefined)} />;
  return (
    <p className={styles['text']}>
      {text('settings.welcome.why')}{' '}
      <Link to={withNext(paths.welcome, paths.settings)}>{text('settings.welcome')}</Link>
    </p>
  );
}
