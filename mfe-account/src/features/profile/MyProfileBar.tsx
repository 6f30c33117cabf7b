import type { Profile } from '@adp/shared-data';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useText } from '../../text';
import styles from './MyProfileBar.module.css';

interface MyProfileBarProps {
  /** Who else sees the page; nobody until the address is confirmed. */
  readonly visibility: Profile['visibility'] | 'unconfirmed';
}

/** Tells the member that this is the own page, what others see of it, and where that is changed. */
export function MyProfileBar({ visibility }: MyProfileBarProps) {
  const text = useText();
  return (
    <p className={styles['own']}>
      <span>{text(visibility === 'public' ? 'profile.mine' : `profile.mine.${visibility}`)}</span>
      {visibility === 'unconfirmed' ? (
        <Link className={styles['edit']} to={paths.settings}>
          {text('profile.mine.confirm')}
        </Link>
      ) : null}
      <Link className={styles['edit']} to={paths.editProfile}>
        {text('profile.mine.edit')}
      </Link>
    </p>
  );
}
