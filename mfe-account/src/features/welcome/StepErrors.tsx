import { ErrorSummary, type FormError } from '@adp/shared-ui/forms';
import { useText } from '../../text';

interface StepErrorsProps {
  readonly errors: readonly FormError[];
  readonly failed: unknown;
  readonly attempt: number;
}

export function StepErrors({ errors, failed, attempt }: StepErrorsProps) {
  const text = useText();
  const serviceErrors = failed
    ? [{ text: text(failed === 'offline' ? 'welcome.offline' : 'welcome.failed.text') }]
    : [];
  return (
    <ErrorSummary
      title={text(failed ? 'welcome.failed' : 'error.list')}
      errors={[...errors, ...serviceErrors]}
      attempt={attempt}
    />
  );
}
