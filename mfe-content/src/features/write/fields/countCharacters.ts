import { toAddress } from '../../../lib/forms/toItemFields';
import type { Field, FieldInput } from '../../../lib/forms/Field';

const countedInputs: readonly FieldInput[] = ['line', 'paragraph', 'markdown', 'address', 'email'];

/** Counts the characters of a text in the units of its limit. Ignores surrounding white space, which is not stored. */
export function countCharacters(typed: string, { units, input }: Pick<Field, 'units' | 'input'>): number {
  const text = typed.trim();
  const stored = text !== '' && (input === 'address' || input === 'addresses') ? toAddress(text) : text;
  return units ? stored.length : [...stored].length;
}

export function isTooLong(typed: string, field: Field): boolean {
  const { input, max } = field;
  // A text never has more characters than UTF-16 code units, so a text with few units cannot exceed its limit.
  return (
    max !== undefined && countedInputs.includes(input) && typed.length > max && countCharacters(typed, field) > max
  );
}
