import { toAddress } from '../../../lib/forms/toItemFields';
import type { Field, FieldInput } from '../../../lib/forms/Field';

/** Inputs whose limit counts what is typed. */
const countedInputs: readonly FieldInput[] = ['line', 'paragraph', 'markdown', 'address', 'email'];

/** The length of a text as its limit counts it: trimmed, as it is stored. */
export function countCharacters(typed: string, { units, input }: Pick<Field, 'units' | 'input'>): number {
  const text = typed.trim();
  const stored = text !== '' && (input === 'address' || input === 'addresses') ? toAddress(text) : text;
  return units ? stored.length : [...stored].length;
}

/** Whether a text of one field is longer than it may be. */
export function isTooLong(typed: string, field: Field): boolean {
  const { input, max } = field;
  // No text has more characters than UTF-16 units: short texts need no counting.
  return (
    max !== undefined && countedInputs.includes(input) && typed.length > max && countCharacters(typed, field) > max
  );
}
