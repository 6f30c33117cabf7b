import type { Field } from '../../../lib/forms/Field';
import type { WrittenKind } from '../../../lib/kinds';
import { useText } from '../../../text';
import styles from './Fields.module.css';
import { useFieldText } from './useFieldText';

interface TooLongStatusProps {
  readonly kind: WrittenKind;
  readonly field: Field;
  readonly tooLong: boolean;
}

/** Tells who hears the page, once, that the text in hand has passed its limit. */
export function TooLongStatus({ kind, field, tooLong }: TooLongStatusProps) {
  const text = useText();
  const { getName } = useFieldText(kind);
  const { max = 0 } = field;
  return (
    <p role="status" className={styles['liveStatus']}>
      {tooLong ? text('write.tooLong', { field: getName(field), max }) : ''}
    </p>
  );
}
