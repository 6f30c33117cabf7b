import styles from './WovenBand.module.css';

/** A quiet woven pattern, one at the head or foot of a page. Decoration: assistive technology never meets it. */
export function WovenBand() {
  return <div className={styles['band']} aria-hidden="true" />;
}
