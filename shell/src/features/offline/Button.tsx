import type { ComponentProps } from 'react';
import styles from './Offline.module.css';

/** As that of shared-ui, which could not be in one scope with the rest of the shell if this part used it, and would cost every first view bytes. */
export function Button({ quiet = false, ...rest }: { quiet?: boolean } & Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...rest} className={quiet ? styles['quiet'] : styles['button']} />;
}
