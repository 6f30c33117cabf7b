import { useController } from 'react-hook-form';
import type { FieldValue, FormValues } from '../../../lib/forms/FormValues';

interface Bound {
  readonly value: FieldValue | undefined;
  readonly change: (value: FieldValue) => void;
  /** Tells the form that the keyboard has left the field. */
  readonly leave: () => void;
}

/** One value of the form, for an input that is more than one native field; what shows it shows again when it changes. */
export function useFieldValue(name: string): Bound {
  const { field } = useController<FormValues, string>({ name });
  return { value: field.value, change: field.onChange, leave: field.onBlur };
}
