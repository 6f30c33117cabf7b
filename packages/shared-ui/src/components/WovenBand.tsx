import styles from './WovenBand.module.css';

export function WovenBand() {
  return <div className={styles['band']} aria-hidden="true" />;
}
