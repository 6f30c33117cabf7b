import type { Profile } from '@adp/shared-data';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useText } from '../../text';
import styles from './MyProfileBar.module.css';

/** Tells the member that this is the own page, what others see of it, and where it is changed. */
export function MyProfileBar({ visibility }: Pick<Profile, 'visibility'>) {
  const text = useText();
  return (
    <p className={styles['own']}>
      <span>{text(visibility === 'public' ? 'profile.mine' : `profile.mine.${visibility}`)}</span>
      <Link className={styles['edit']} to={paths.editProfile}>
        {text('profile.mine.edit')}
      </Link>
    </p>
  );
}
