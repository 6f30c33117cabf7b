import { sitePicture } from '@adp/shared-data/files';
import type { Published as PublishedItems, Person } from '@adp/shared-data/lists';
import { stripDirectionMarks } from '@adp/shared-ui/format';
import { Portrait } from '../../components/profile/Portrait';
import { useRole } from '../../lib/memberTexts';
import { useText } from '../../text';
import { MyProfileBar } from './MyProfileBar';
import { ProfileFacts } from './ProfileFacts';
import { ProfileLinks } from './ProfileLinks';
import styles from './ProfileView.module.css';
import { Published } from './Published';
import { ShareProfile } from './ShareProfile';

interface ProfileViewProps {
  readonly profile: Person;
  readonly published: PublishedItems;
  readonly isMine: boolean;
  readonly hidden: 'unconfirmed' | 'removed' | undefined;
}

export function ProfileView({ profile, published, isMine, hidden }: ProfileViewProps) {
  const text = useText();
  const role = useRole(profile);
  const { id, name, profileImageUrl, description, expertise, visibility } = profile;
  return (
    <article className={styles['profile']}>
      {isMine ? <MyProfileBar visibility={hidden ?? visibility} /> : null}
      <header className={styles['head']}>
        <Portrait
          name={stripDirectionMarks(name)}
          image={sitePicture(profileImageUrl, 'pictures')}
          size={112}
          isOptional
        />
        <div className={styles['words']}>
          <h1 className={styles['name']} dir="auto">
            {name}
          </h1>
          {role ? (
            <p className={styles['role']} dir="auto">
              {role}
            </p>
          ) : null}
        </div>
      </header>
      <ProfileFacts profile={profile} />
      <div className={styles['main']}>
        {description ? (
          <p className={styles['bio']} dir="auto">
            {description}
          </p>
        ) : null}
        {expertise.length > 0 ? (
          <section className={styles['part']}>
            <h2 className={styles['small']} id="profile-expertise">
              {text('profile.expertise')}
            </h2>
            <ul className={styles['terms']} aria-labelledby="profile-expertise">
              {expertise.map((term) => (
                <li key={term} className={styles['term']} dir="auto">
                  {term}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <ProfileLinks profile={profile} isMine={isMine} />
        {visibility === 'hidden' || (isMine && hidden) ? null : (
          <ShareProfile profile={profile} name={stripDirectionMarks(name)} isMine={isMine} />
        )}
      </div>
      <Published items={published} username={id} name={name} />
    </article>
  );
}
