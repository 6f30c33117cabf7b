import type { Field } from '../../lib/forms/Field';
import type { FormValues } from '../../lib/forms/FormValues';
import { getFields } from '../../lib/forms/sections';
import { getList, getText } from '../../lib/forms/toFormValues';
import type { WrittenKind } from '../../lib/kinds';

/** What is written in a form, as a plain text to be kept elsewhere: a paragraph for each field, under its label. */
export function toPlainText(kind: WrittenKind, values: FormValues, getLabel: (field: Field) => string): string {
  return getFields(kind)
    .flatMap((field) => {
      const value = values[field.name];
      const text = getList(value).join('\n') || getText(value);
      return text.trim() === '' ? [] : [`${getLabel(field)}\n${text}\n`];
    })
    .join('\n');
}
