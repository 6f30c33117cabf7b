import type { Profile } from '@adp/shared-data/member';
import { useLoaded } from '@adp/shared-ui';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useText } from '../../text';
import styles from './MyProfileBar.module.css';

/** Few members need it. */
const loadHidden = async () =>
  (await import(/* webpackChunkName: "hidden-profile" */ './HiddenProfile')).hiddenProfile();

interface MyProfileBarProps {
  /** Who else sees the page; nobody until the address is confirmed, or while reviewers hide it. */
  readonly visibility: Profile['visibility'] | 'unconfirmed' | 'removed';
}

/** Tells the member that this is the own page, what others see of it, and where that is changed. */
export function MyProfileBar({ visibility }: MyProfileBarProps) {
  const text = useText();
  const hidden = useLoaded(loadHidden, visibility === 'removed');
  return (
    <div className={styles['own']}>
      {visibility === 'removed' ? (
        hidden.part ? (
          <hidden.part />
        ) : null
      ) : (
        <span>{text(visibility === 'public' ? 'profile.mine' : `profile.mine.${visibility}`)}</span>
      )}
      {visibility === 'unconfirmed' ? (
        <Link className={styles['edit']} to={paths.settings}>
          {text('profile.mine.confirm')}
        </Link>
      ) : null}
      <Link className={styles['edit']} to={paths.editProfile}>
        {text('profile.mine.edit')}
      </Link>
    </div>
  );
}
