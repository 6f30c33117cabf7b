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

/** Returns the text of an error, which makes sense beside the field and in a summary. */
export function useErrorText(kind: Kind): (fault: FormError, values: FormValues) => string {
  const text = useText();
  const { getName, getEntryName } = useFieldText(kind);
  return ({ field, code: schemaCode, index }, values) => {
    const { name, input } = field;
    const bounds = getBounds(field, index);
    // Country, language and currency codes have a fixed length. No message states it, because members choose them from a list.
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
