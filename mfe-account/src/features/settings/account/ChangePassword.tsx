import { type SessionUser } from '@adp/shared-auth';
import { useState } from 'react';
import { getIdentityError, useIdentityErrorText } from '../../../components/identity/IdentityErrorNote';
import { PasswordField } from '../../../components/identity/PasswordField';
import { useIdentityAction } from '../../../lib/signIn';
import { notifyMember } from '../member/notifyMember';
import { useChecks } from '../useChecks';
import type { MemberDocument } from '../member/useMember';
import { usePasswordRules } from '../../../lib/usePasswordRules';
import { useText } from '../../../text';
import { PendingButton } from '../PendingButton';
import { useReauthentication } from '../reauthenticate/Reauthentication';
import { FormErrors } from '../SettingsErrors';
import { getSignInMethods } from '../../../lib/signInMethods';
import { Status } from '../Section';
import styles from '../Settings.module.css';

const FIELD = 'new-password';

interface ChangePasswordProps {
  readonly user: SessionUser;
  readonly member: MemberDocument;
}

/** Sets the password of an account that has none, or another one. */
export function ChangePassword({ user, member }: ChangePasswordProps) {
  const text = useText();
  const use = getSignInMethods(user).password ? 'changePassword' : 'setPassword';
  return (
    <div className={styles['part']}>
      <h3>{text(`settings.account.${use}`)}</h3>
      <p className={styles['text']}>
        {text(user.email ? `settings.account.${use}.why` : 'settings.account.needsEmail')}
      </p>
      {user.email ? <PasswordForm user={user} email={user.email} member={member} /> : null}
    </div>
  );
}

function PasswordForm({ user, email, member }: ChangePasswordProps & { readonly email: string }) {
  const text = useText();
  const attempt = useIdentityAction();
  const { guarded } = useReauthentication();
  const [password, setPassword] = useState('');
  const [wanted, setWanted] = useState(false);
  const [saved, setSaved] = useState(false);
  const checks = useChecks();
  const rules = usePasswordRules(password, wanted);
  const refused = useIdentityErrorText(attempt.error);
  const had = getSignInMethods(user).password;
  const fault = wrongWith(password, rules);
  const wrong = checks.shown && fault ? text(fault) : undefined;
  const save = async () => {
    setSaved(false);
    if (!(await attempt.run((identity) => guarded('account', () => identity.changePassword(password))))) return;
    setSaved(true);
    setPassword('');
    if (had) await notifyMember(member, 'password_changed');
    else await notifyMember(member, 'method_added', text('settings.methods.password'));
  };
  const submit = () => {
    if (!attempt.isPending && checks.pass(fault === undefined)) void save();
  };
  return (
    <form
      className={styles['part']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormErrors error={attempt.error} field={FIELD} wrong={wrong} attempt={attempt.failures + checks.count} />
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id={FIELD}
        label={text('settings.account.newPassword')}
        value={password}
        error={wrong ?? (attempt.error && getIdentityError(attempt.error).field === 'password' ? refused : undefined)}
        autoComplete="new-password"
        rules={rules}
        onFocus={() => setWanted(true)}
        onChange={(value) => {
          setPassword(value);
          setSaved(false);
        }}
      />
      <Status>{saved ? text('settings.account.passwordSaved') : ''}</Status>
      <div className={styles['buttons']}>
        <PendingButton quiet type="submit" isPending={attempt.isPending}>
          {text(had ? 'settings.account.changePassword' : 'settings.account.setPassword')}
        </PendingButton>
      </div>
    </form>
  );
}

/** What is wrong with a password before anybody is asked. */
function wrongWith(password: string, rules: ReturnType<typeof usePasswordRules>) {
  if (password === '') return 'identity.missingPassword';
  return rules?.some(({ met }) => !met) ? 'identity.weakPassword' : undefined;
}
