import styles from './WovenBand.module.css';

/** Decorative woven pattern at the top or bottom of a page, hidden from assistive technology. */
export function WovenBand() {
  return <div className={styles['band']} aria-hidden="true" />;
}
