import type { Recovery } from '@adp/shared-auth/errors';
import { ErrorSummary, type FormError } from '@adp/shared-ui/forms';
import type { AppError } from '../../lib/errors';
import { useText } from '../../text';
import { getIdentityError, RecoveryButtons, useIdentityErrorText } from './IdentityErrorNote';

interface IdentityErrorSummaryProps {
  readonly error: AppError | undefined;
  /** Errors of fields that were found before anything was sent. */
  readonly fields?: readonly FormError[];
  readonly attempt: number;
  /** The ways out that the page has. */
  readonly offers?: readonly Recovery[];
  readonly onRecover?: (recovery: Recovery) => void;
}

/** Above a form: its errors and the ways out. Receives focus after each attempt. */
export function IdentityErrorSummary({
  error,
  fields = [],
  attempt,
  offers = [],
  onRecover,
}: IdentityErrorSummaryProps) {
  const text = useText();
  const message = useIdentityErrorText(error);
  const field = error && getIdentityError(error).field;
  const failed: readonly FormError[] = message ? [{ text: message, ...(field ? { field } : {}) }] : [];
  return (
    <ErrorSummary title={text('entry.errors')} attempt={attempt} errors={[...fields, ...failed]}>
      <RecoveryButtons error={error} offers={offers} onRecover={onRecover} />
    </ErrorSummary>
  );
}

/** The text beside a field: the error's message, where it belongs to that field. */
export function useFieldError(error: AppError | undefined, field: 'email' | 'password'): string | undefined {
  const message = useIdentityErrorText(error);
  return error && getIdentityError(error).field === field ? message : undefined;
}
