import { useText } from '../text';
import styles from './Wordmark.module.css';

/** Second wordmark in the menu, our own drawing: two overlapping circles, and a description of the site. */
export function CommunityWordmark() {
  const text = useText();
  return (
    <span className={styles['mark']}>
      <svg width="44" height="32" viewBox="0 0 44 32" aria-hidden="true" focusable="false">
        <g fill="none" strokeWidth="4">
          <circle cx="15" cy="16" r="12" stroke="#6fd3c7" />
          <circle cx="29" cy="16" r="12" stroke="#f2b35b" />
        </g>
      </svg>
      <span className={styles['name']}>{text('site.kind')}</span>
    </span>
  );
}
