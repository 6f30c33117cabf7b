import { saveData, useDataSaver, WovenBand } from '@adp/shared-ui';
import { Link } from 'react-router-dom';
import { useSiteConfig } from '../config/SiteConfigContext';
import { paths, sectionLinks, siteLinks } from '../paths';
import { useText } from '../text';
import styles from './SiteFooter.module.css';

const sections = [...sectionLinks, { to: paths.work, label: 'footer.publish' }] as const;

export function SiteFooter() {
  const text = useText();
  const { contact } = useSiteConfig();
  const savesData = useDataSaver();
  const toLink = ({ to, label }: (typeof siteLinks | typeof sections)[number]) => (
    <li key={to}>
      <Link className={styles['link']} to={to}>
        {text(label)}
      </Link>
    </li>
  );
  return (
    <footer className={styles['footer']}>
      <WovenBand />
      <div className={styles['inner']}>
        <div className={styles['about']}>
          <p className={styles['tagline']}>{text('site.tagline')}</p>
          <p>{text('footer.independent')}</p>
          <ul className={styles['site']}>
            {siteLinks.map(toLink)}
            {contact ? (
              <li>
                <a className={styles['link']} href={`mailto:${contact}`}>
                  {text('footer.contact', { address: contact })}
                </a>
              </li>
            ) : null}
          </ul>
          <label className={styles['switch']}>
            <input
              type="checkbox"
              role="switch"
              // The script in the HTML finds the switch by this name (packages/site-document/src/inline/).
              name="saver"
              checked={savesData}
              onChange={({ target }) => saveData(target.checked)}
            />
            <span>{text('footer.saveData')}</span>
          </label>
          {/* Only the server renders this text, for readers without JavaScript. */}
          <p className={styles['noScript']} suppressHydrationWarning>
            {typeof document === 'undefined' ? text('footer.saveData.noScript') : ''}
          </p>
        </div>
        <nav aria-label={text('footer.landmark')}>
          <p className={styles['heading']}>{text('footer.read')}</p>
          <ul className={styles['sections']}>{sections.map(toLink)}</ul>
        </nav>
      </div>
    </footer>
  );
}
