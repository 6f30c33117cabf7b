import { identityErrors, type IdentityErrorInfo, type IdentityCode, type Recovery } from '@adp/shared-auth/errors';
import { Button } from '@adp/shared-ui';
import type { AppError } from '@adp/shared-auth/app-error';
import { isMessageId, useText } from '../../text';
import styles from './IdentityErrorNote.module.css';

interface IdentityErrorNoteProps {
  readonly error: AppError;
  readonly offers?: readonly Recovery[];
  readonly onRecover?: (recovery: Recovery) => void;
}

/** An identity error with its recovery actions. Renders nothing if the member closed a pop-up. */
export function IdentityErrorNote({ error, offers, onRecover }: IdentityErrorNoteProps) {
  const message = useIdentityErrorText(error);
  if (!message) return null;
  return (
    <div className={styles['note']}>
      <p>{message}</p>
      {onRecover ? <RecoveryButtons error={error} offers={offers} onRecover={onRecover} /> : null}
    </div>
  );
}

interface RecoveryButtonsProps {
  readonly error: AppError | undefined;
  readonly offers?: readonly Recovery[] | undefined;
  readonly onRecover?: ((recovery: Recovery) => void) | undefined;
}

export function RecoveryButtons({ error, offers, onRecover }: RecoveryButtonsProps) {
  const text = useText();
  const recoveries = error ? getIdentityError(error).recovery : [];
  return (
    <div className={styles['ways']}>
      {recoveries
        .filter((recovery) => offers?.includes(recovery) ?? true)
        .map((recovery) => {
          const id = `recovery.${recovery}`;
          return isMessageId(id) ? (
            <Button key={recovery} secondary onClick={() => onRecover?.(recovery)}>
              {text(id)}
            </Button>
          ) : null;
        })}
    </div>
  );
}

export function getIdentityError({ code }: AppError): IdentityErrorInfo {
  if (code === 'offline') return identityErrors['network-request-failed'];
  return identityErrors[isIdentityCode(code) ? code : 'unknown'];
}

export function isIdentityCode(code: string): code is IdentityCode {
  return Object.hasOwn(identityErrors, code);
}

export function useIdentityErrorText(error: AppError | undefined): string {
  const text = useText();
  const id = `identity.${(error && getIdentityError(error).message) ?? ''}`;
  return error && isMessageId(id) ? text(id, { reference: error.reference ?? error.code }) : '';
}
