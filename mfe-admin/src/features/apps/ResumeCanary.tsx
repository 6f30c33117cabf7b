import type { CanaryKey } from '@adp/shared-data/review';
import { Button } from '@adp/shared-ui';
import { ConfirmDialog } from '@adp/shared-ui/dialog';
import { isolate } from '@adp/shared-ui/format';
import { useState } from 'react';
import { DecisionError } from '../../components/DecisionError';
import { useResumeCanaryMutation } from '../../store/adminApi';
import { useText } from '../../text';

interface ResumeCanaryProps extends CanaryKey {
  /** Called when the canary runs again. This button then disappears. */
  readonly onResumed: () => void;
}

/** Button that withdraws the stop of a canary, after a confirmation. */
export function ResumeCanary({ app, build, onResumed }: ResumeCanaryProps) {
  const text = useText();
  const [isConfirming, setConfirming] = useState(false);
  const [resume, { isLoading, error }] = useResumeCanaryMutation();
  const confirm = async () => {
    setConfirming(false);
    if (!(await resume({ app, build })).error) onResumed();
  };
  return (
    <>
      <DecisionError error={error} />
      <div>
        <Button secondary aria-disabled={isLoading} onClick={() => setConfirming(true)}>
          {isLoading ? text('pending') : text('apps.resume')}
        </Button>
      </div>
      {isConfirming ? (
        <ConfirmDialog
          title={text('apps.resume.title', { build: isolate(build) })}
          description={text('apps.resume.text')}
          confirmLabel={text('apps.resume')}
          cancelLabel={text('apps.resume.cancel')}
          onConfirm={() => void confirm()}
          onCancel={() => setConfirming(false)}
        />
      ) : null}
    </>
  );
}
