import { useText } from '../text';
import styles from './Wordmark.module.css';

/** Wordmark of the site, our own drawing: a woven knot of four strips, and the name. */
export function SiteWordmark() {
  const text = useText();
  return (
    <span className={styles['mark']}>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <g fill="none" strokeWidth="5">
          <path d="M10 1v30M22 1v30" stroke="#f2b35b" />
          <path d="M1 10h5M14 10h17M1 22h17M26 22h5" stroke="#6fd3c7" />
        </g>
      </svg>
      <span className={styles['name']}>{text('site.name')}</span>
    </span>
  );
}
