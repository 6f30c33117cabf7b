import styles from './visuallyHidden.module.css';

/** Class of texts for screen readers only. */
export const visuallyHidden = styles['hidden'];
