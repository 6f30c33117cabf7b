import { loginPath } from '@adp/shared-auth';
import { Button } from '@adp/shared-ui';
import { ErrorSummary, type FormError } from '@adp/shared-ui/forms';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isMessageId, useText } from '../../text';
import type { Submit } from './useSubmit';
import type { ShownError } from './useWriteForm';

const settings = (next: string) => `/settings?next=${encodeURIComponent(next)}`;
const welcome = (next: string) => `/welcome?next=${encodeURIComponent(next)}`;

export function ErrorNotice({ errors, submit }: { errors: readonly ShownError[]; submit: Submit }) {
  const text = useText();
  const { error } = submit;
  const id = `write.error.whole.${error ?? ''}`;
  const whole: FormError[] = error ? [{ text: text(isMessageId(id) ? id : 'write.error.whole.unavailable') }] : [];
  return (
    <ErrorSummary
      title={text(whole.length > 0 ? 'write.errors.whole' : 'write.errors', { count: errors.length })}
      errors={whole.length > 0 ? whole : errors}
      attempt={submit.attempt}
    >
      {getRemedy(submit, text)}
    </ErrorSummary>
  );
}

function getRemedy({ error, here, sendAsNew }: Submit, text: ReturnType<typeof useText>): ReactNode {
  if (error === 'signed-out') return <Link to={loginPath(here)}>{text('write.signIn')}</Link>;
  if (error === 'newcomer') return <Link to={welcome(here)}>{text('write.welcome')}</Link>;
  if (error === 'not-found')
    return (
      <Button secondary onClick={() => void sendAsNew()}>
        {text('write.sendAsNew')}
      </Button>
    );
  if (error === 'unverified') return <Link to={settings(here)}>{text('write.verify')}</Link>;
  return null;
}
