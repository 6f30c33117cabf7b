import { loginPath } from '@adp/shared-auth';
import { Button } from '@adp/shared-ui';
import { ErrorSummary, type FormError } from '@adp/shared-ui/forms';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isMessageId, useText } from '../../text';
import type { Faults as Found } from './useFaults';
import type { Submit } from './useSubmit';

/** Pages of another app, where what keeps a text from being sent is put right. */
const settings = '/settings';
const welcome = (next: string) => `/welcome?next=${encodeURIComponent(next)}`;

/** What keeps the text from being sent: its fields, each with a way to it, or something of its whole. */
export function Faults({ faults, submit }: { faults: Found; submit: Submit }) {
  const text = useText();
  const { fault } = submit;
  const id = `write.fault.whole.${fault ?? ''}`;
  const whole: FormError[] = fault ? [{ text: text(isMessageId(id) ? id : 'write.fault.whole.unavailable') }] : [];
  return (
    <ErrorSummary
      title={text(whole.length > 0 ? 'write.faults.whole' : 'write.faults', { count: faults.shown.length })}
      errors={whole.length > 0 ? whole : faults.shown}
      attempt={faults.attempt + submit.attempt}
    >
      {wayOut(submit, text)}
    </ErrorSummary>
  );
}

function wayOut({ fault, here, asNew }: Submit, text: ReturnType<typeof useText>): ReactNode {
  if (fault === 'signed-out') return <Link to={loginPath(here)}>{text('write.signIn')}</Link>;
  if (fault === 'newcomer') return <Link to={welcome(here)}>{text('write.welcome')}</Link>;
  if (fault === 'not-found')
    return (
      <Button quiet onClick={() => void asNew()}>
        {text('write.asNew')}
      </Button>
    );
  if (fault === 'unverified') return <Link to={settings}>{text('write.verify')}</Link>;
  return null;
}
