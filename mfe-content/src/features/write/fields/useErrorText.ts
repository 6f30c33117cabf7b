import type { Field, FieldInput } from '../../../lib/forms/Field';
import type { FormError } from '../../../lib/forms/toFormErrors';
import type { FormValues } from '../../../lib/forms/FormValues';
import { getList, getText } from '../../../lib/forms/toFormValues';
import type { Kind } from '../../../lib/kinds';
import { isMessageId, useText } from '../../../text';
import { countCharacters } from './countCharacters';
import { useFieldText } from './useFieldText';

const sharedTexts: Partial<Record<FieldInput, FieldInput>> = {
  addresses: 'address',
  lines: 'line',
  country: 'choice',
  currency: 'choice',
  zone: 'choice',
  countries: 'choices',
  languages: 'choices',
};

/** Returns a function that formats an error as a message, which makes sense both beside the field and in the summary. */
export function useErrorText(kind: Kind): (fault: FormError, values: FormValues) => string {
  const text = useText();
  const { getName, getEntryName } = useFieldText(kind);
  return ({ field, code: schemaCode, index }, values) => {
    const { name, input } = field;
    const bounds = getBounds(field, index);
    // Members choose codes from a list, so a message about their fixed length would not help.
    const code = schemaCode === 'too-long' && bounds.max === 0 ? 'malformed' : schemaCode;
    const id =
      [`${name}.${code}`, `${code}.${sharedTexts[input] ?? input}`, code]
        .map((part) => `write.error.${part}`)
        .find(isMessageId) ?? 'write.error.malformed';
    return text(id, {
      field: index === undefined ? getName(field) : getEntryName(field, index),
      ...bounds,
      count: getCount(field, values, index),
    });
  };
}

function getBounds({ min, max, eachMax }: Field, place: number | undefined): { min: number; max: number } {
  return place === undefined ? { min: min ?? 0, max: max ?? 0 } : { min: 1, max: eachMax ?? 0 };
}

function getCount(field: Field, values: FormValues, place: number | undefined): number {
  const value = values[field.name];
  if (typeof value === 'string') return countCharacters(value, field);
  const entries = getList(value);
  if (place !== undefined) return countCharacters(getText(entries[place]), field);
  return entries.filter((entry) => entry.trim() !== '').length;
}
