import { useText } from '../text';
import styles from './Wordmark.module.css';

/** Drawings of the wordmarks, which are our own: a woven knot of four strips, and two overlapping circles. */
const drawings = {
  'site.name': (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <g fill="none" strokeWidth="5">
        <path d="M10 1v30M22 1v30" stroke="#f2b35b" />
        <path d="M1 10h5M14 10h17M1 22h17M26 22h5" stroke="#6fd3c7" />
      </g>
    </svg>
  ),
  'site.kind': (
    <svg width="44" height="32" viewBox="0 0 44 32" aria-hidden="true" focusable="false">
      <g fill="none" strokeWidth="4">
        <circle cx="15" cy="16" r="12" stroke="#6fd3c7" />
        <circle cx="29" cy="16" r="12" stroke="#f2b35b" />
      </g>
    </svg>
  ),
};

export function Wordmark({ label }: { readonly label: keyof typeof drawings }) {
  const text = useText();
  return (
    <span className={styles['mark']}>
      {drawings[label]}
      <span className={styles['name']}>{text(label)}</span>
    </span>
  );
}
