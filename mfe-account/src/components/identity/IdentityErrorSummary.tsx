import type { Recovery } from '@adp/shared-auth/errors';
import { limits } from '@adp/shared-data/content';
import { ErrorSummary } from '@adp/shared-ui/forms';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { AppError } from '@adp/shared-auth/app-error';
import { isMessageId, useText } from '../../text';
import { getIdentityError, RecoveryButtons, useIdentityErrorText } from './IdentityErrorNote';

interface FormErrorOptions<Values extends FieldValues> {
  /** `formState.errors`. Each error's message is the id of a catalog text. */
  readonly errors: FieldErrors<Values>;
  readonly error: AppError | undefined;
}

export function useFieldErrorText<Values extends FieldValues>({ errors, error }: FormErrorOptions<Values>) {
  const text = useText();
  const serviceText = useIdentityErrorText(error);
  const serviceField = error && getIdentityError(error).field;
  return (field: keyof Values): string | undefined => {
    const id = errors[field]?.message;
    if (typeof id === 'string' && isMessageId(id)) return text(id, { max: limits.name.max });
    return serviceField === field ? serviceText : undefined;
  };
}

interface IdentityErrorSummaryProps<Values extends FieldValues> extends FormErrorOptions<Values> {
  /** Element ids by field name, in the order of the fields in the form. */
  readonly fields: Readonly<Partial<Record<keyof Values & string, string>>>;
  readonly attempt: number;
  readonly offers?: readonly Recovery[];
  readonly onRecover?: (recovery: Recovery) => void;
}

export function IdentityErrorSummary<Values extends FieldValues>({
  fields,
  errors,
  error,
  attempt,
  offers = [],
  onRecover,
}: IdentityErrorSummaryProps<Values>) {
  const text = useText();
  const serviceText = useIdentityErrorText(error);
  const getFieldText = useFieldErrorText({ errors, error: undefined });
  const formErrors = Object.entries<string | undefined>(fields).flatMap(([name, id]) => {
    const message = getFieldText(name);
    return message ? [{ field: id, text: message }] : [];
  });
  const serviceField = error && getIdentityError(error).field;
  const serviceErrors = serviceText ? [{ text: serviceText, field: serviceField && fields[serviceField] }] : [];
  return (
    <ErrorSummary title={text('entry.errors')} attempt={attempt} errors={[...formErrors, ...serviceErrors]}>
      <RecoveryButtons error={error} offers={offers} onRecover={onRecover} />
    </ErrorSummary>
  );
}
