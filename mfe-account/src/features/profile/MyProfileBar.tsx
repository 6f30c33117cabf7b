import type { Profile } from '@adp/shared-data/member';
import { useLoaded } from '@adp/shared-ui';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useText } from '../../text';
import styles from './MyProfileBar.module.css';

/** Loads the notice for hidden profiles separately, because few members need it. */
const loadHidden = async () =>
  (await import(/* webpackChunkName: "hidden-profile" */ './HiddenProfile')).hiddenProfile();

interface MyProfileBarProps {
  /** `unconfirmed` and `removed` mean that only the owner sees the profile. */
  readonly visibility: Profile['visibility'] | 'unconfirmed' | 'removed';
}

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
