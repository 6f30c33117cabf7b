import { Button, currentLocale } from '@adp/shared-ui';
import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { formatMoment } from '../../lib/format/formatDay';
import type { FieldValue, FormValues } from '../../lib/forms/FormValues';
import { differingFields, valuesOf } from '../../lib/forms/values';
import type { WrittenKind } from '../../lib/kinds';
import { readerZone } from '../../lib/time/zones';
import { useText } from '../../text';
import { useFieldLabel } from './fields/useFieldLabel';
import type { StoredItem } from './StoredItem';
import type { Conflict } from './useConflict';
import styles from './Write.module.css';

interface ConflictNoticeProps {
  readonly kind: WrittenKind;
  readonly conflict: Conflict;
  readonly newer: StoredItem;
  readonly form: UseFormReturn<FormValues>;
}

/** That the item was changed elsewhere: both versions side by side, field by field, and the choice between them. */
export function ConflictNotice({ kind, conflict, newer, form }: ConflictNoticeProps) {
  const text = useText();
  const label = useFieldLabel(kind);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [newer]);
  const mine = useWatch<FormValues>({ control: form.control }) as FormValues;
  const theirs = valuesOf(kind, newer.item, { zone: readerZone() });
  const said = (value: FieldValue | undefined) => {
    const words = wordsOf(value);
    if (typeof value === 'boolean') return text(value ? 'write.yes' : 'write.no');
    return typeof value === 'object' && value !== null && words === '' && !Array.isArray(value)
      ? text('write.conflict.picture')
      : words || text('write.conflict.empty');
  };
  return (
    <div ref={box} className={styles['note']} role="alert" tabIndex={-1}>
      <h2 className={styles['noteTitle']}>{text('write.conflict')}</h2>
      <p>{text('write.conflict.why', { time: formatMoment(newer.item.updatedAt, currentLocale()) })}</p>
      <dl className={styles['versions']}>
        {differingFields(kind, mine, theirs).map((field) => (
          <div key={field.name} className={styles['version']}>
            <dt>{label(field)}</dt>
            <dd dir="auto">
              <span className={styles['whose']}>{text('write.conflict.yours')}</span>
              {said(mine[field.name])}
            </dd>
            <dd dir="auto">
              <span className={styles['whose']}>{text('write.conflict.theirs')}</span>
              {said(theirs[field.name])}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles['buttons']}>
        <Button onClick={conflict.keepMine}>{text('write.conflict.keepMine')}</Button>
        <Button quiet onClick={conflict.takeNewer}>
          {text('write.conflict.takeNewer')}
        </Button>
      </div>
    </div>
  );
}

function wordsOf(value: FieldValue | undefined): string {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : '';
}
