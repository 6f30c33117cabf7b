import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Form.module.css';

interface FieldsProps {
  readonly isSending: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The fields of a form. While they are being sent, they cannot be changed, because later input would not be included.
 * Afterwards, the field that had focus receives it again.
 */
export function Fields({ isSending, className = '', children }: FieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!isSending || !(focused instanceof HTMLElement) || !box.current?.contains(focused)) return undefined;
    return () => {
      if (document.activeElement === document.body) focused.focus();
    };
  }, [isSending]);
  return (
    <div ref={box} className={`${styles['fields'] ?? ''} ${className}`} inert={isSending}>
      {children}
    </div>
  );
}
