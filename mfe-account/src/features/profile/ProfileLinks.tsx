import type { Person } from '@adp/shared-data/lists';
import { useText } from '../../text';
import styles from './ProfileLinks.module.css';

interface ProfileLinksProps {
  readonly profile: Pick<Person, 'links' | 'unapproved'>;
  readonly isMine: boolean;
}

/** The links of a profile. Omits URLs without https, and shows the URLs of a new account as plain text (docs/decisions/099). */
export function ProfileLinks({ profile: { links, unapproved }, isMine }: ProfileLinksProps) {
  const text = useText();
  const urls = links.map(toWebUrl).filter((url) => url !== undefined);
  if (urls.length === 0) return null;
  return (
    <section className={styles['links']}>
      <h2 className={styles['title']} id="profile-links">
        {text('profile.links')}
      </h2>
      <ul aria-labelledby="profile-links">
        {urls.map(({ href, host, pathname }) => (
          <li key={href}>
            {unapproved ? (
              <span className={styles['link']} dir="ltr" translate="no">
                {href}
              </span>
            ) : (
              <a
                className={styles['link']}
                href={href}
                rel="ugc nofollow noopener"
                target="_blank"
                dir="ltr"
                translate="no"
              >
                {host + pathname.replace(/\/$/, '')}
              </a>
            )}
          </li>
        ))}
      </ul>
      {unapproved && isMine ? <p>{text('profile.links.unapproved')}</p> : null}
    </section>
  );
}

function toWebUrl(link: string): URL | undefined {
  try {
    const url = new URL(link);
    return url.protocol === 'https:' ? url : undefined;
  } catch {
    return undefined;
  }
}
