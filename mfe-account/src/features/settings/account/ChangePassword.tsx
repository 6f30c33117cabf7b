import { type SessionUser } from '@adp/shared-auth';
import { Form } from '@adp/shared-ui/forms';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { NewPasswordField } from '../../../components/identity/NewPasswordField';
import { IdentityErrorSummary } from '../../../components/identity/IdentityErrorSummary';
import { useIdentityForm } from '../../../components/identity/useIdentityForm';
import { passwordSchema } from '../../../lib/identitySchemas';
import { getSignInMethods } from '../../../lib/signInMethods';
import { useIdentityAction } from '../../../lib/useIdentityAction';
import { checkNewPassword, usePasswordRules } from '../../../lib/usePasswordRules';
import { useText } from '../../../text';
import { PendingButton } from '../PendingButton';
import { useReauthentication } from '../reauthenticate/Reauthentication';
import { Status } from '../Section';
import styles from '../Settings.module.css';
import { useNotifyMember } from '../member/useNotifyMember';

const FIELD = 'new-password';

export function ChangePassword({ user }: { readonly user: SessionUser }) {
  const text = useText();
  const use = getSignInMethods(user).password ? 'changePassword' : 'setPassword';
  return (
    <div className={styles['part']}>
      <h3>{text(`settings.account.${use}`)}</h3>
      <p className={styles['text']}>
        {text(user.email ? `settings.account.${use}.why` : 'settings.account.needsEmail')}
      </p>
      {user.email ? <PasswordForm user={user} email={user.email} /> : null}
    </div>
  );
}

function PasswordForm({ user, email }: { readonly user: SessionUser; readonly email: string }) {
  const text = useText();
  const action = useIdentityAction();
  const { guarded } = useReauthentication();
  const notifyMember = useNotifyMember(user.uid);
  const [hasRules, setHasRules] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const { register, handleSubmit, reset, control, getErrorText, summary } = useIdentityForm({
    action,
    schema: passwordSchema,
    defaultValues: { password: '' },
    check: checkNewPassword,
  });
  const { isPending } = action;
  const rules = usePasswordRules(useWatch({ control, name: 'password' }), hasRules);
  const hasPassword = getSignInMethods(user).password;
  const submit = handleSubmit(async ({ password }) => {
    setIsSaved(false);
    if (!(await action.run((identity) => guarded('account', () => identity.changePassword(password))))) return;
    reset();
    setIsSaved(true);
    if (hasPassword) notifyMember('password_changed');
    else notifyMember('method_added', text('settings.methods.password'));
  }, action.reset);
  return (
    <Form className={styles['fields']} isPending={isPending} onSubmit={submit}>
      <IdentityErrorSummary fields={{ password: FIELD }} {...summary} />
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        {...register('password', { onChange: () => setIsSaved(false) })}
        id={FIELD}
        label={text('settings.account.newPassword')}
        error={getErrorText('password')}
        rules={rules}
        onFocus={() => setHasRules(true)}
      />
      <Status>{isSaved ? text('settings.account.passwordSaved') : ''}</Status>
      <div className={styles['buttons']}>
        <PendingButton secondary type="submit" isPending={isPending}>
          {text(hasPassword ? 'settings.account.changePassword' : 'settings.account.setPassword')}
        </PendingButton>
      </div>
    </Form>
  );
}
