import { loginPath } from '@adp/shared-auth';
import { Button } from '@adp/shared-ui';
import { ErrorSummary, type FormError } from '@adp/shared-ui/forms';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isMessageId, useText } from '../../text';
import type { FormErrors as Found } from './useFormErrors';
import type { Submit } from './useSubmit';

/** Pages of another app, where what keeps a text from being sent is put right. */
const settings = '/settings';
const welcome = (next: string) => `/welcome?next=${encodeURIComponent(next)}`;

/** What keeps the text from being sent: its fields, each with a way to it, or something of its whole. */
export function ErrorNotice({ errors, submit }: { errors: Found; submit: Submit }) {
  const text = useText();
  const { error } = submit;
  const id = `write.error.whole.${error ?? ''}`;
  const whole: FormError[] = error ? [{ text: text(isMessageId(id) ? id : 'write.error.whole.unavailable') }] : [];
  return (
    <ErrorSummary
      title={text(whole.length > 0 ? 'write.errors.whole' : 'write.errors', { count: errors.shown.length })}
      errors={whole.length > 0 ? whole : errors.shown}
      attempt={errors.attempt + submit.attempt}
    >
      {getRemedy(submit, text)}
    </ErrorSummary>
  );
}

function getRemedy({ error, here, sendAsNew: asNew }: Submit, text: ReturnType<typeof useText>): ReactNode {
  if (error === 'signed-out') return <Link to={loginPath(here)}>{text('write.signIn')}</Link>;
  if (error === 'newcomer') return <Link to={welcome(here)}>{text('write.welcome')}</Link>;
  if (error === 'not-found')
    return (
      <Button quiet onClick={() => void asNew()}>
        {text('write.sendAsNew')}
      </Button>
    );
  if (error === 'unverified') return <Link to={settings}>{text('write.verify')}</Link>;
  return null;
}
