import type { Recovery } from '@adp/shared-auth/errors';
import { limits } from '@adp/shared-data/content';
import { ErrorSummary } from '@adp/shared-ui/forms';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { AppError } from '@adp/shared-auth/app-error';
import { isMessageId, useText } from '../../text';
import { getIdentityError, RecoveryButtons, useIdentityErrorText } from './IdentityErrorNote';

interface FormErrorOptions<Values extends FieldValues> {
  /** `formState.errors`: what the form found before anything was sent. A message is the id of a text. */
  readonly errors: FieldErrors<Values>;
  /** What the identity service answered. */
  readonly error: AppError | undefined;
}

/** Returns the text beside a field: what the form found, else what the service answered about it. */
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
  /** Field -> id of its element, in the order of the form. */
  readonly fields: Readonly<Partial<Record<keyof Values & string, string>>>;
  /** Another number for each attempt. */
  readonly attempt: number;
  /** The ways out that the page has. */
  readonly offers?: readonly Recovery[];
  readonly onRecover?: (recovery: Recovery) => void;
}

/** Above a form: its errors and the ways out. Receives focus after each attempt. */
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
  const found = Object.entries<string | undefined>(fields).flatMap(([name, id]) => {
    const message = getFieldText(name);
    return message ? [{ field: id, text: message }] : [];
  });
  const serviceField = error && getIdentityError(error).field;
  const answered = serviceText ? [{ text: serviceText, field: serviceField && fields[serviceField] }] : [];
  return (
    <ErrorSummary title={text('entry.errors')} attempt={attempt} errors={[...found, ...answered]}>
      <RecoveryButtons error={error} offers={offers} onRecover={onRecover} />
    </ErrorSummary>
  );
}
