import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { findOwner } from '@adp/site-document/siteConfig';
import { useSiteConfig } from '../config/SiteConfigContext';
import { paths } from '../paths';
import { useText } from '../text';
import styles from './OpenPages.module.css';

const candidates = [
  { to: paths.knowledgeProducts, label: 'menu.knowledgeProducts' },
  { to: paths.audaNepad, label: 'menu.audaNepad' },
  { to: paths.apet, label: 'menu.apet' },
  { to: paths.cjed, label: 'menu.cjed' },
  { to: paths.auAi, label: 'menu.auAi' },
  { to: paths.about, label: 'footer.about' },
] as const;

/** Links to the site's open sections, for pages without other content. */
export function OpenPages({ children }: { readonly children?: ReactNode }) {
  const text = useText();
  const config = useSiteConfig();
  const open = candidates.filter(({ to }) => findOwner(config, to)?.origin);
  // Show nothing on the offline page of a URL that is not stored, because the registry of that page has no apps.
  if (open.length === 0) return null;
  const links = (
    <nav aria-label={text('error.waysOn')}>
      <ul className={styles['list']}>
        {open.map(({ to, label }) => (
          <li key={to}>
            <Link className={styles['link']} to={to}>
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
  return (
    <>
      {children}
      {links}
    </>
  );
}
