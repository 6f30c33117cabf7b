import { ErrorSummary, type FormError } from '@adp/shared-ui/forms';
import { useText } from '../../text';

interface StepErrorsProps {
  readonly found: readonly FormError[];
  /** The code that saving failed with. */
  readonly failed: unknown;
  readonly attempt: number;
}

/** The errors of a step, above its form. */
export function StepErrors({ found, failed, attempt }: StepErrorsProps) {
  const text = useText();
  const answered = failed ? [{ text: text(failed === 'offline' ? 'welcome.offline' : 'welcome.failed.text') }] : [];
  return (
    <ErrorSummary
      title={text(failed ? 'welcome.failed' : 'error.list')}
      errors={[...found, ...answered]}
      attempt={attempt}
    />
  );
}
