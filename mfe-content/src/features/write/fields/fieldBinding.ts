import { useDeferredValue } from 'react';
import { useController } from 'react-hook-form';
import type { Field, FieldInput } from '../../../lib/forms/Field';
import type { FieldValue, FormValues } from '../../../lib/forms/FormValues';
import type { Kind } from '../../../lib/kinds';

export interface FieldProps {
  readonly kind: Kind;
  readonly field: Field;
  readonly error: string | undefined;
  readonly getError: (index: number) => string | undefined;
}

/** Inputs with a separate element for each entry. */
const listInputs: readonly FieldInput[] = ['lines', 'addresses', 'countries', 'languages', 'files'];

/** Returns the id of the element that the error summary links to: the field or, with `index`, an entry of the field. */
export function fieldId({ name, input }: Pick<Field, 'name' | 'input'>, index?: number): string {
  return index === undefined || !listInputs.includes(input) ? `f-${name}` : `f-${name}-${index}`;
}

interface FieldBinding {
  readonly value: FieldValue | undefined;
  readonly onChange: (value: FieldValue) => void;
  readonly onBlur: () => void;
}

/** Binds a custom control to the form, for a field that is not a single native control. */
export function useFieldValue(name: string): FieldBinding {
  const { field } = useController<FormValues, string>({ name });
  return { value: field.value, onChange: field.onChange, onBlur: field.onBlur };
}

/** Returns false in the first render and true afterwards, so that hundreds of options do not delay a form. */
export function useAfterFirstRender(): boolean {
  return useDeferredValue(true, false);
}
