import type { ReactNode } from 'react';
import styles from './Placeholder.module.css';

/** Class of elements that appear after 300 ms, so that a fast response causes no flicker. */
export const appearLate = styles['late'];

interface PlaceholderProps {
  readonly label: string;
  /** The class of the outline. */
  readonly className: string | undefined;
  readonly children?: ReactNode;
}

/** The outline of content that is loading, with a label for assistive technology. Appears after 300 ms. */
export function Placeholder({ label, className, children }: PlaceholderProps) {
  return (
    <div className={`${appearLate} ${className}`} role="group" aria-busy="true" aria-label={label}>
      {children}
    </div>
  );
}
