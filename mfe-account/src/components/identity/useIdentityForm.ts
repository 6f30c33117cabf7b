import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, type DefaultValues, type FieldErrors, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type * as v from 'valibot';
import type { AppError } from '../../lib/errors';
import type { IdentityAction } from '../../lib/useIdentityAction';
import { useFieldErrorText } from './IdentityErrorSummary';

interface IdentityFormOptions<Values extends FieldValues> {
  /** The request that the form sends. */
  readonly action: IdentityAction;
  readonly schema: v.GenericSchema<Values, Values>;
  readonly defaultValues: DefaultValues<Values>;
}

interface IdentityForm<Values extends FieldValues> extends Pick<
  UseFormReturn<Values, unknown, Values>,
  'control' | 'handleSubmit' | 'register' | 'reset' | 'setError'
> {
  readonly submitCount: number;
  readonly getErrorText: (field: keyof Values) => string | undefined;
  /** Props of `IdentityErrorSummary`. */
  readonly summary: {
    readonly errors: FieldErrors<Values>;
    readonly error: AppError | undefined;
    readonly attempt: number;
  };
}

/** A form that the identity service answers: react-hook-form, the text beside each field and the props of its summary. */
export function useIdentityForm<Values extends FieldValues>({
  action: { error, failures },
  schema,
  defaultValues,
}: IdentityFormOptions<Values>): IdentityForm<Values> {
  const { control, handleSubmit, register, reset, setError, formState } = useForm<Values, unknown, Values>({
    defaultValues,
    resolver: standardSchemaResolver(schema),
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const getErrorText = useFieldErrorText({ errors, error });
  const summary = { errors, error, attempt: submitCount + failures };
  return { control, handleSubmit, register, reset, setError, submitCount, getErrorText, summary };
}
