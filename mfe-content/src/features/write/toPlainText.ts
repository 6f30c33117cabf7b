import type { Field } from '../../lib/forms/Field';
import type { FormValues } from '../../lib/forms/FormValues';
import { getFields } from '../../lib/forms/sections';
import { getList, getText } from '../../lib/forms/toFormValues';
import type { Kind } from '../../lib/kinds';

export function toPlainText(kind: Kind, values: FormValues, getLabel: (field: Field) => string): string {
  return getFields(kind)
    .flatMap((field) => {
      const value = values[field.name];
      const text = getList(value).join('\n') || getText(value);
      return text.trim() === '' ? [] : [`${getLabel(field)}\n${text}\n`];
    })
    .join('\n');
}
