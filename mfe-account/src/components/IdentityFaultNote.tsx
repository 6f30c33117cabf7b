import { faultOf, type IdentityError, type Recovery } from '@adp/shared-auth/errors';
import { Button } from '@adp/shared-ui';
import { isMessageId, useText } from '../text';
import styles from './IdentityFaultNote.module.css';

interface IdentityFaultNoteProps {
  readonly error: IdentityError;
  /** What the page can offer of the ways out; those that it cannot are not shown. */
  readonly offers?: readonly Recovery[];
  readonly onRecover?: (recovery: Recovery) => void;
}

/** What went wrong with signing in or an account, and the ways out. Says nothing where nothing has to be said, such as a window that was closed. */
export function IdentityFaultNote({ error, offers, onRecover }: IdentityFaultNoteProps) {
  const text = useText();
  const said = useFaultText(error);
  const { message, recovery } = faultOf(error);
  if (message === null) return null;
  const ways = onRecover ? recovery.filter((way) => offers?.includes(way) ?? true) : [];
  return (
    <div className={styles['note']}>
      <p>{said}</p>
      <div className={styles['ways']}>
        {ways.map((way) => {
          const id = `recovery.${way}`;
          return isMessageId(id) ? (
            <Button key={way} quiet onClick={() => onRecover?.(way)}>
              {text(id)}
            </Button>
          ) : null;
        })}
      </div>
    </div>
  );
}

/** The message of an identity error; empty where nothing is said, or nothing is wrong. */
export function useFaultText(error: IdentityError | undefined): string {
  const text = useText();
  const id = `identity.${(error && faultOf(error).message) ?? ''}`;
  return error && isMessageId(id) ? text(id, { reference: error.reference }) : '';
}
