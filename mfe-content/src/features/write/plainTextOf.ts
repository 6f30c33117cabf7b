import type { Field } from '../../lib/forms/Field';
import type { FormValues } from '../../lib/forms/FormValues';
import { fieldsOf } from '../../lib/forms/sections';
import { listOf, textOf } from '../../lib/forms/values';
import type { WrittenKind } from '../../lib/kinds';

/** What is written in a form, as a plain text to be kept elsewhere: a paragraph for each field, under its label. */
export function plainTextOf(kind: WrittenKind, values: FormValues, labelOf: (field: Field) => string): string {
  return fieldsOf(kind)
    .flatMap((field) => {
      const value = values[field.name];
      const text = listOf(value).join('\n') || textOf(value);
      return text.trim() === '' ? [] : [`${labelOf(field)}\n${text}\n`];
    })
    .join('\n');
}
