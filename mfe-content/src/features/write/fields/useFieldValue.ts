import { useController } from 'react-hook-form';
import type { FieldValue, FormValues } from '../../../lib/forms/FormValues';

interface BoundField {
  readonly value: FieldValue | undefined;
  readonly onChange: (value: FieldValue) => void;
  /** Tells the form that the keyboard has left the field. */
  readonly onBlur: () => void;
}

/** One value of the form, for an input that is more than one native field; what shows it shows again when it changes. */
export function useFieldValue(name: string): BoundField {
  const { field } = useController<FormValues, string>({ name });
  return { value: field.value, onChange: field.onChange, onBlur: field.onBlur };
}
