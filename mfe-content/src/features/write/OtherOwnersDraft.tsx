import { loginPath } from '@adp/shared-auth';
import { Link, useLocation } from 'react-router-dom';
import type { Kind } from '../../lib/kinds';
import { writePath } from '../../paths';
import { useText } from '../../text';
import styles from './Write.module.css';

interface OtherOwnersDraftProps {
  readonly kind: Kind;
  readonly member: boolean;
}

/** A notice in place of a draft that another member wrote on this device. The draft stays for that member. */
export function OtherOwnersDraft({ kind, member }: OtherOwnersDraftProps) {
  const text = useText();
  const { pathname, search } = useLocation();
  return (
    <section className={styles['note']} role="status">
      <h2 className={styles['noteTitle']}>{text(member ? 'write.otherOwner' : 'write.signedOut')}</h2>
      <p>{text(member ? 'write.otherOwner.why' : 'write.signedOut.why')}</p>
      <p className={styles['buttons']}>
        {member ? null : (
          <Link className={styles['action']} to={loginPath(pathname + search)}>
            {text('write.signIn')}
          </Link>
        )}
        <Link className={styles['link']} to={writePath(kind)}>
          {text(`write.another.${kind}`)}
        </Link>
      </p>
    </section>
  );
}
