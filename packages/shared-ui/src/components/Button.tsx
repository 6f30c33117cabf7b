import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** A button on paper; `quiet` for what is not the first choice. */
export function Button({ quiet = false, ...rest }: { quiet?: boolean } & Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...rest} className={quiet ? styles['quiet'] : styles['button']} />;
}
