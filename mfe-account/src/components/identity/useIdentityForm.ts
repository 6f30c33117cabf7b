import {
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type * as v from 'valibot';
import type { AppError } from '@adp/shared-auth/app-error';
import { toResolver } from '@adp/shared-ui/forms';
import type { IdentityAction } from '../../lib/useIdentityAction';
import { useFieldErrorText } from './IdentityErrorSummary';

interface IdentityFormOptions<Values extends FieldValues> {
  readonly action: IdentityAction;
  readonly schema: v.GenericSchema<Values, Values>;
  readonly defaultValues: DefaultValues<Values>;
  /** Runs checks that a schema cannot express. Resolves to message ids by field. */
  readonly check?: (values: Values) => Promise<Partial<Record<keyof Values, string>>>;
}

interface IdentityForm<Values extends FieldValues> extends Pick<
  UseFormReturn<Values, unknown, Values>,
  'control' | 'handleSubmit' | 'register' | 'reset' | 'setError'
> {
  readonly submitCount: number;
  readonly getErrorText: (field: keyof Values) => string | undefined;
  readonly summary: {
    readonly errors: FieldErrors<Values>;
    readonly error: AppError | undefined;
    readonly attempt: number;
  };
}

export function useIdentityForm<Values extends FieldValues>({
  action: { error, failures },
  schema,
  defaultValues,
  check,
}: IdentityFormOptions<Values>): IdentityForm<Values> {
  const resolver = toResolver<Values, Values>(schema);
  const { control, handleSubmit, register, reset, setError, formState } = useForm<Values, unknown, Values>({
    defaultValues,
    resolver: check ? withCheck(resolver, check) : resolver,
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const getErrorText = useFieldErrorText({ errors, error });
  const summary = { errors, error, attempt: submitCount + failures };
  return { control, handleSubmit, register, reset, setError, submitCount, getErrorText, summary };
}

function withCheck<Values extends FieldValues>(
  resolver: Resolver<Values, unknown, Values>,
  check: NonNullable<IdentityFormOptions<Values>['check']>,
): Resolver<Values, unknown, Values> {
  return async (values, context, options) => {
    const [result, messages] = await Promise.all([resolver(values, context, options), check(values)]);
    const checkErrors: Record<string, FieldError> = {};
    for (const [field, message] of Object.entries<string | undefined>(messages))
      if (message !== undefined) checkErrors[field] = { type: 'check', message };
    if (Object.keys(checkErrors).length === 0) return result;
    // Schema errors take precedence over errors from `check`.
    return { values: {}, errors: { ...checkErrors, ...result.errors } as FieldErrors<Values> };
  };
}
