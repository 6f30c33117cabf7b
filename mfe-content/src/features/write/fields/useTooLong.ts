import { useWatch } from 'react-hook-form';
import type { Field } from '../../../lib/forms/Field';
import type { FieldValue } from '../../../lib/forms/FormValues';
import { getText } from '../../../lib/forms/toFormValues';
import type { WrittenKind } from '../../../lib/kinds';
import { isTooLong } from './countCharacters';
import { useErrorText } from './useErrorText';

/** That a text has grown too long, worded; said while it is typed, before any attempt to send it. */
export function useTooLong(kind: WrittenKind, field: Field): string | undefined {
  const errorText = useErrorText(kind);
  // While it fits, keys change nothing here.
  const long = useWatch({
    name: field.name,
    compute: (value: FieldValue) => (isTooLong(getText(value), field) ? getText(value) : undefined),
  });
  return long === undefined ? undefined : errorText({ field, code: 'too-long' }, { [field.name]: long });
}
