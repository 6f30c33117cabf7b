import type { Field, FieldInput } from '../../../lib/forms/Field';
import type { Fault } from '../../../lib/forms/faultsOf';
import type { FormValues } from '../../../lib/forms/FormValues';
import { listOf, textOf } from '../../../lib/forms/values';
import type { WrittenKind } from '../../../lib/kinds';
import { isMessageId, useText } from '../../../text';
import { signsOf } from './signs';
import { useFieldText } from './useFieldText';

/** Inputs of which the same can be said. */
const spokenOfAs: Partial<Record<FieldInput, FieldInput>> = {
  addresses: 'address',
  lines: 'line',
  country: 'choice',
  currency: 'choice',
  zone: 'choice',
  countries: 'choices',
  languages: 'choices',
};

/** Words a fault, so that it makes sense beside the field and alone in a summary. */
export function useFaultText(kind: WrittenKind): (fault: Fault, values: FormValues) => string {
  const text = useText();
  const { nameOf, entryOf } = useFieldText(kind);
  return ({ field, code, place }, values) => {
    const { name, input } = field;
    const id =
      [`${name}.${code}`, `${code}.${spokenOfAs[input] ?? input}`, code]
        .map((part) => `write.fault.${part}`)
        .find(isMessageId) ?? 'write.fault.malformed';
    return text(id, {
      field: place === undefined ? nameOf(field) : entryOf(field, place),
      ...boundsOf(field, place),
      count: countOf(field, values, place),
    });
  };
}

function boundsOf({ min, max, eachMax }: Field, place: number | undefined): { min: number; max: number } {
  return place === undefined ? { min: min ?? 0, max: max ?? 0 } : { min: 1, max: eachMax ?? 0 };
}

function countOf(field: Field, values: FormValues, place: number | undefined): number {
  const value = values[field.name];
  if (typeof value === 'string') return signsOf(value, field);
  const entries = listOf(value);
  if (place !== undefined) return signsOf(textOf(entries[place]), field);
  return entries.filter((entry) => entry.trim() !== '').length;
}
