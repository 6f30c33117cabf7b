import { Button } from '@adp/shared-ui';
import { Form } from '@adp/shared-ui/forms';
import { useState } from 'react';
import form from '../../components/Form.module.css';
import { EmailField } from '../../components/identity/CredentialFields';
import { IdentityErrorSummary } from '../../components/identity/IdentityErrorSummary';
import { useIdentityForm } from '../../components/identity/useIdentityForm';
import { emailSchema } from '../../lib/identitySchemas';
import { useCooldown } from '../../lib/useCooldown';
import type { IdentityAction } from '../../lib/useIdentityAction';
import sendLinkTexts from '../../messages/send-link-en.json';
import { addTexts, useText } from '../../text';
import styles from './SendLinkForm.module.css';

interface SendLinkFormProps {
  readonly use: 'link' | 'reset';
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly action: IdentityAction;
  readonly next: string;
  readonly onBack: () => void;
}

function SendLinkForm({ use, email, onEmail, action, next, onBack }: SendLinkFormProps) {
  const text = useText();
  const [sentTo, setSentTo] = useState<string>();
  const [cooldown, startCooldown] = useCooldown();
  const { register, handleSubmit, getErrorText, summary } = useIdentityForm({
    action,
    schema: emailSchema,
    defaultValues: { email },
  });
  const { isPending } = action;
  const submit = handleSubmit(async (values) => {
    const address = values.email.trim();
    const isSent = await action.run((identity) =>
      use === 'link' ? identity.sendSignInLink(address, next) : identity.sendReset(address, next),
    );
    if (!isSent) return;
    setSentTo(address);
    startCooldown();
  }, action.reset);
  return (
    <Form className={form['form']} isPending={isPending || cooldown > 0} onSubmit={submit}>
      <p className={form['quiet']}>{text(`${use}.text`)}</p>
      <IdentityErrorSummary fields={{ email: 'email' }} {...summary} />
      <EmailField
        {...register('email', { onChange: (event: { target: { value: string } }) => onEmail(event.target.value) })}
        error={getErrorText('email')}
      />
      <p role="status" className={sentTo ? form['done'] : styles['status']}>
        {sentTo ? text(`${use}.sent`, { email: sentTo }) : ''}
      </p>
      <div className={form['buttons']}>
        <Button type="submit" disabled={isPending || cooldown > 0}>
          {isPending
            ? text('entry.pending')
            : sentTo
              ? text('link.again', { seconds: cooldown })
              : text(`${use}.submit`)}
        </Button>
        <button className={form['link']} type="button" onClick={onBack}>
          {text('login.byPassword')}
        </button>
      </div>
    </Form>
  );
}

/** Loads the email link form with its texts, which signing in with a password does not need. */
export async function loadSendLinkForm() {
  await addTexts(sendLinkTexts);
  return SendLinkForm;
}
