import { useSiteConfig } from '../../config/SiteConfigContext';
import { useText } from '../../text';
import { socialNetworks } from './entries';
import styles from './Menu.module.css';

export function SocialLinks() {
  const text = useText();
  const { social } = useSiteConfig();
  const configured = socialNetworks.filter(({ key }) => social[key]);
  if (configured.length === 0) return null;
  return (
    <ul className={styles['social']} aria-label={text('menu.social')}>
      {configured.map(({ key, label, outline }) => (
        <li key={key}>
          <a className={styles['network']} href={social[key]} target="_blank" rel="noopener" aria-label={text(label)}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
              <path
                d={outline}
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
