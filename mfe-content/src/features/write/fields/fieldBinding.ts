import { useDeferredValue } from 'react';
import { useController } from 'react-hook-form';
import type { Field, FieldInput } from '../../../lib/forms/Field';
import type { FieldValue, FormValues } from '../../../lib/forms/FormValues';
import type { Kind } from '../../../lib/kinds';

/** The props of every field of a form. */
export interface FieldProps {
  readonly kind: Kind;
  readonly field: Field;
  readonly error: string | undefined;
  /** The error of one entry of a list. */
  readonly getError: (index: number) => string | undefined;
}

/** Inputs of which each entry has an element of its own. */
const listInputs: readonly FieldInput[] = ['lines', 'addresses', 'countries', 'languages', 'files'];

/** The id of a field's element, which the error summary links to; with `index`, of one of its entries. */
export function fieldId({ name, input }: Pick<Field, 'name' | 'input'>, index?: number): string {
  return index === undefined || !listInputs.includes(input) ? `f-${name}` : `f-${name}-${index}`;
}

interface FieldBinding {
  readonly value: FieldValue | undefined;
  readonly onChange: (value: FieldValue) => void;
  readonly onBlur: () => void;
}

/** The form's value of a field that is more than one native control. */
export function useFieldValue(name: string): FieldBinding {
  const { field } = useController<FormValues, string>({ name });
  return { value: field.value, onChange: field.onChange, onBlur: field.onBlur };
}

/** False in a form's first render, true right after: hundreds of options must not delay it. */
export function useAfterFirstRender(): boolean {
  return useDeferredValue(true, false);
}
