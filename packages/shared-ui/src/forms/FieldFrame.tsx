import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '../components/visuallyHidden';
import { formatLocale } from '../i18n/formatLocale';
import { currentLocale } from '../i18n/locale';
import { numberFormat } from '../format/intl';
import styles from './Form.module.css';

export interface LabelProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly counter?: ReactNode;
}

/** Returns the `aria-` attributes of a field's control, and a function that renders the frame around the control. */
export function useFieldFrame({ id, label, hint, error, counter }: LabelProps) {
  const prefix = useId();
  const ids = [error ? `${prefix}-error` : '', (hint ?? counter) ? `${prefix}-hint` : ''].filter(Boolean).join(' ');
  const control = { id, 'aria-invalid': error !== undefined, ...(ids ? { 'aria-describedby': ids } : {}) };
  const frame = (children: ReactNode) => (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldError id={`${prefix}-error`}>{error}</FieldError>
      {hint || counter ? (
        <div id={`${prefix}-hint`} className={styles['hint']}>
          {hint ? <div>{hint}</div> : null}
          {counter ? <span className={styles['counter']}>{counter}</span> : null}
        </div>
      ) : null}
    </div>
  );
  return { control, frame };
}

export function FieldError({ id, children }: { readonly id?: string; readonly children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className={styles['error']}>
      {children}
    </p>
  );
}

/** Status message for screen readers only. The page shows the same status visually. */
export function HiddenStatus({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className={visuallyHidden}>
      {children}
    </p>
  );
}

/** Returns a character count, such as "12 / 100". Counts code points, as the limits do. */
export function counterText(value: string | number, max: number, locale = currentLocale()): string {
  const count = typeof value === 'number' ? value : [...value].length;
  const format = numberFormat(formatLocale(locale));
  return `${format.format(count)} / ${format.format(max)}`;
}
