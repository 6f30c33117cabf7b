import { Button } from '@adp/shared-ui';
import { useText } from '../text';
import styles from './States.module.css';
import { useDecisionErrorText } from './DecisionError';

interface SaveButtonProps {
  readonly label: string;
  readonly saved?: string;
  readonly isLoading: boolean;
  readonly isSuccess: boolean;
  readonly error: unknown;
}

export function SaveButton({ label, saved, isLoading, isSuccess, error }: SaveButtonProps) {
  const text = useText();
  const getErrorText = useDecisionErrorText();
  return (
    <>
      {error ? (
        <p className={styles['note']} role="alert">
          {getErrorText(error)}
        </p>
      ) : null}
      <p role="status">{isSuccess && !isLoading ? (saved ?? text('save.saved')) : ''}</p>
      <div>
        <Button type="submit" aria-disabled={isLoading}>
          {isLoading ? text('pending') : label}
        </Button>
      </div>
    </>
  );
}
