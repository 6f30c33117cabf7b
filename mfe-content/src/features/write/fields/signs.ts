import { addressOf } from '../../../lib/forms/draftOf';
import type { Field, FieldInput } from '../../../lib/forms/Field';

/** Inputs whose limit counts what is typed. */
const texts: readonly FieldInput[] = ['line', 'paragraph', 'markdown', 'address', 'email'];

/** How many signs of a text count for its limit: without space around it, as it is stored. */
export function signsOf(typed: string, { units, input }: Pick<Field, 'units' | 'input'>): number {
  const text = typed.trim();
  const stored = text !== '' && (input === 'address' || input === 'addresses') ? addressOf(text) : text;
  return units ? stored.length : [...stored].length;
}

/** Whether a text of one field is longer than it may be. */
export function isTooLong(typed: string, field: Field): boolean {
  const { input, max } = field;
  // No text has more signs than units: short ones are not counted.
  return max !== undefined && texts.includes(input) && typed.length > max && signsOf(typed, field) > max;
}
