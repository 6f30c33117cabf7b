import { useText } from '../../text';
import styles from './ProfileLinks.module.css';

/** A member's addresses on the web: search engines follow none, and only https becomes a link. */
export function ProfileLinks({ links }: { links: readonly string[] }) {
  const text = useText();
  const urls = links.map(webAddress).filter((url) => url !== undefined);
  if (urls.length === 0) return null;
  return (
    <section className={styles['links']}>
      <h2 className={styles['title']} id="profile-links">
        {text('profile.links')}
      </h2>
      <ul aria-labelledby="profile-links">
        {urls.map(({ href, host, pathname }) => (
          <li key={href}>
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
          </li>
        ))}
      </ul>
    </section>
  );
}

function webAddress(link: string): URL | undefined {
  try {
    const url = new URL(link);
    return url.protocol === 'https:' ? url : undefined;
  } catch {
    return undefined;
  }
}
