import { faultOf, type IdentityError, type Recovery } from '@adp/shared-auth/errors';
import { Button } from '@adp/shared-ui';
import { ErrorSummary, type FormFault } from '@adp/shared-ui/forms';
import { isMessageId, useText } from '../text';
import { useFaultText } from './IdentityFaultNote';
import styles from './IdentityFaultNote.module.css';

interface AttemptFaultsProps {
  readonly error: IdentityError | undefined;
  /** What is wrong with fields before anything is sent. */
  readonly fields?: readonly FormFault[];
  readonly attempt: number;
  /** The ways out that the page has. */
  readonly offers?: readonly Recovery[];
  readonly onRecover?: (recovery: Recovery) => void;
}

/** Above a form: what is wrong with it, and the ways out. Takes the keyboard after each attempt. */
export function AttemptFaults({ error, fields = [], attempt, offers = [], onRecover }: AttemptFaultsProps) {
  const text = useText();
  return (
    <ErrorSummary title={text('entry.faults')} attempt={attempt} faults={[...fields, ...useIdentityFaults(error)]}>
      <div className={styles['ways']}>
        {(error ? faultOf(error).recovery : [])
          .filter((way) => offers.includes(way))
          .map((way) => {
            const id = `recovery.${way}`;
            return isMessageId(id) ? (
              <Button key={way} quiet onClick={() => onRecover?.(way)}>
                {text(id)}
              </Button>
            ) : null;
          })}
      </div>
    </ErrorSummary>
  );
}

/** An identity error as faults of a form: none where nothing is said. */
function useIdentityFaults(error: IdentityError | undefined): readonly FormFault[] {
  const said = useFaultText(error);
  if (!error || !said) return [];
  const { field } = faultOf(error);
  return [{ text: said, ...(field ? { field } : {}) }];
}

/** What stands beside a field: the error's message, where it belongs to that field. */
export function useFieldFault(error: IdentityError | undefined, field: 'email' | 'password'): string | undefined {
  const said = useFaultText(error);
  return error && faultOf(error).field === field ? said : undefined;
}
