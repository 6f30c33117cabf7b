import { breakAt } from './breakAt';
import styles from './LatePart.module.css';

breakAt('at load of the part');

/** Part of the page whose code loads on request. */
export function LatePart() {
  breakAt('in render of the part');
  return <h2 className={styles['title']}>The part</h2>;
}
