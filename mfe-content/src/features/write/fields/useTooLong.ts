import { useWatch } from 'react-hook-form';
import type { Field } from '../../../lib/forms/Field';
import type { FieldValue } from '../../../lib/forms/FormValues';
import { textOf } from '../../../lib/forms/values';
import type { WrittenKind } from '../../../lib/kinds';
import { isTooLong } from './signs';
import { useFaultText } from './useFaultText';

/** That a text has grown too long, worded; said while it is typed, before any attempt to send it. */
export function useTooLong(kind: WrittenKind, field: Field): string | undefined {
  const faultText = useFaultText(kind);
  // While it fits, keys change nothing here.
  const long = useWatch({
    name: field.name,
    compute: (value: FieldValue) => (isTooLong(textOf(value), field) ? textOf(value) : undefined),
  });
  return long === undefined ? undefined : faultText({ field, code: 'too-long' }, { [field.name]: long });
}
