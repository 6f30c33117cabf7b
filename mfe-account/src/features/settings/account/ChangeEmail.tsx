import { type SessionUser } from '@adp/shared-auth';
import { isolate } from '@adp/shared-ui/format';
import { Form, TextField } from '@adp/shared-ui/forms';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { IdentityErrorSummary } from '../../../components/identity/IdentityErrorSummary';
import { useIdentityForm } from '../../../components/identity/useIdentityForm';
import { emailSchema } from '../../../lib/identitySchemas';
import { useIdentityAction } from '../../../lib/useIdentityAction';
import { useText } from '../../../text';
import { PendingButton } from '../PendingButton';
import { useReauthentication } from '../reauthenticate/Reauthentication';
import { Status } from '../Section';
import styles from '../Settings.module.css';
import { readPendingEmail, savePendingEmail } from './pendingEmail';

const FIELD = 'new-email';

export function ChangeEmail({ user }: { readonly user: SessionUser }) {
  const text = useText();
  const action = useIdentityAction();
  const { guarded } = useReauthentication();
  const [sentTo, setSentTo] = useState(() => readPendingEmail(user.uid));
  const currentEmail = user.email?.toLowerCase();
  const schema = useMemo(() => {
    const isOther = (value: string) => value.trim().toLowerCase() !== currentEmail;
    return v.object({ email: v.pipe(emailSchema.entries.email, v.check(isOther, 'settings.account.sameEmail')) });
  }, [currentEmail]);
  const { register, handleSubmit, reset, getErrorText, summary } = useIdentityForm({
    action,
    schema,
    defaultValues: { email: '' },
  });
  const submit = handleSubmit(async (values) => {
    const address = values.email.trim();
    const isSent = await action.run((identity) => guarded('account', () => identity.changeEmail(address)));
    if (!isSent) return;
    savePendingEmail(user.uid, address);
    setSentTo(address);
    reset();
  }, action.reset);
  return (
    <Form className={styles['fields']} isPending={action.isPending} onSubmit={submit}>
      <h3>{text('settings.account.changeEmail')}</h3>
      <IdentityErrorSummary fields={{ email: FIELD }} {...summary} />
      <TextField
        {...register('email')}
        id={FIELD}
        type="email"
        label={text('settings.account.newEmail')}
        error={getErrorText('email')}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      <Status>
        {sentTo && sentTo.toLowerCase() !== currentEmail
          ? text('settings.account.linkSent', { email: isolate(sentTo) })
          : ''}
      </Status>
      <div className={styles['buttons']}>
        <PendingButton secondary type="submit" isPending={action.isPending}>
          {text('settings.account.sendLink')}
        </PendingButton>
      </div>
    </Form>
  );
}
