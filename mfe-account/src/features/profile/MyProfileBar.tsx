import type { Profile } from '@adp/shared-data/member';
import { useLoaded } from '@adp/shared-ui';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useText } from '../../text';
import styles from './MyProfileBar.module.css';

/** Loaded separately because few members need it. */
const loadHidden = async () =>
  (await import(/* webpackChunkName: "hidden-profile" */ './HiddenProfile')).hiddenProfile();

interface MyProfileBarProps {
  /** The visibility of the page to others. Nobody sees it while the email address is unconfirmed or while reviewers hide the profile. */
  readonly visibility: Profile['visibility'] | 'unconfirmed' | 'removed';
}

/** Tells members that this is their own page, who can see it, and where to change it. */
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
