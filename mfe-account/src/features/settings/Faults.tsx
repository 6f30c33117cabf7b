import { faultOf, type IdentityError, type Recovery } from '@adp/shared-auth/errors';
import type { DataErrorCode } from '@adp/shared-data';
import { ErrorSummary, type FormFault } from '@adp/shared-ui/forms';
import { useEffect, useRef, type ReactNode } from 'react';
import { IdentityFaultNote, useFaultText } from '../../components/IdentityFaultNote';
import { useText } from '../../text';
import styles from './Settings.module.css';

interface FormFaultsProps {
  readonly error: IdentityError | undefined;
  /** The id of the field that errors about a field belong to. */
  readonly field: string;
  /** What is wrong with it before anything is sent. */
  readonly wrong?: string | undefined;
  readonly attempt: number;
}

/** Above a form with one field: what is wrong, with the way to it. Takes the keyboard after each attempt. */
export function FormFaults({ error, field, wrong, attempt }: FormFaultsProps) {
  const text = useText();
  const said = useFaultText(error);
  const faults: FormFault[] = [];
  if (wrong) faults.push({ field, text: wrong });
  else if (error && said) faults.push({ text: said, ...(faultOf(error).field ? { field } : {}) });
  return <ErrorSummary title={text('settings.faults')} faults={faults} attempt={attempt} />;
}

interface ActionFaultProps {
  readonly error: IdentityError | undefined;
  readonly attempt: number;
  readonly offers?: readonly Recovery[];
  readonly onRecover?: (recovery: Recovery) => void;
}

/** What went wrong with an action that has no fields, and the ways out. */
export function ActionFault({ error, attempt, offers = [], onRecover }: ActionFaultProps) {
  if (!error || faultOf(error).message === null) return null;
  return (
    <Alert attempt={attempt}>
      <IdentityFaultNote error={error} offers={offers} {...(onRecover ? { onRecover } : {})} />
    </Alert>
  );
}

/** What went wrong with something that was stored. */
export function SaveFault({ fault, attempt }: { readonly fault: DataErrorCode | undefined; readonly attempt: number }) {
  const said = useSaveFaultText(fault);
  if (!said) return null;
  return (
    <Alert attempt={attempt}>
      <p>{said}</p>
    </Alert>
  );
}

/** The words for what went wrong with storing; empty where nothing did. */
export function useSaveFaultText(fault: DataErrorCode | undefined): string {
  const text = useText();
  if (!fault) return '';
  if (fault === 'offline' || fault === 'timeout') return text('settings.fault.offline');
  if (fault === 'conflict' || fault === 'signed-out') return text(`settings.fault.${fault}`);
  return text('settings.fault.other');
}

/** Said at once, and where the keyboard stands after it. */
export function Alert({ attempt, children }: { readonly attempt: number; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [attempt]);
  return (
    <div ref={box} className={styles['fault']} role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}
