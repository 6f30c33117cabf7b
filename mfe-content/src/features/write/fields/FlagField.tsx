import { Choice } from '@adp/shared-ui/forms';
import { useFormContext } from 'react-hook-form';
import type { FormValues } from '../../../lib/forms/FormValues';
import { fieldId } from './fieldId';
import type { FieldProps } from './FieldProps';
import { useFieldText } from './useFieldText';

/** Yes where it is ticked. Both answers fit, so nothing can be wrong with it. */
export function FlagField({ kind, field }: FieldProps) {
  const { register } = useFormContext<FormValues>();
  const { getLabel, getHint } = useFieldText(kind);
  return <Choice {...register(field.name)} id={fieldId(field)} label={getLabel(field)} hint={getHint(field)} />;
}
