import type { FormValues } from '../../lib/forms/FormValues';
import { fieldsOf } from '../../lib/forms/sections';
import type { WrittenKind } from '../../lib/kinds';

/** What is written in a form, as a plain text to be kept elsewhere: a paragraph for each field, under its name. */
export function plainTextOf(kind: WrittenKind, values: FormValues): string {
  return fieldsOf(kind)
    .flatMap(({ name }) => {
      const value = values[name];
      const text = Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : '';
      return text.trim() === '' ? [] : [`${name}\n${text}\n`];
    })
    .join('\n');
}
