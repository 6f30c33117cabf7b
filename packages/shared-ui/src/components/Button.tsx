import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly secondary?: boolean;
}

export function Button({ secondary = false, ...rest }: ButtonProps) {
  return <button type="button" {...rest} className={secondary ? styles['secondary'] : styles['button']} />;
}
