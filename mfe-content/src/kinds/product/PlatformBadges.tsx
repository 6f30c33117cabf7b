import type { Product } from '@adp/shared-data/product';
import { useText } from '../../text';
import { useValueName } from '../../components/useValueName';
import styles from './PlatformBadges.module.css';

export function PlatformBadges({ platforms }: { platforms: Product['platforms'] }) {
  const text = useText();
  const valueName = useValueName();
  if (platforms.length === 0) return null;
  return (
    <ul className={styles['badges']} aria-label={text('filter.platform')}>
      {platforms.map((platform) => (
        <li
          key={platform}
          className={styles['badge']}
          translate={platform === 'web' || platform === 'desktop' ? 'yes' : 'no'}
        >
          {valueName('platform', platform)}
        </li>
      ))}
    </ul>
  );
}
