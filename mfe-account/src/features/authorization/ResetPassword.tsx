import { Button } from '@adp/shared-ui';
import { Form } from '@adp/shared-ui/forms';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import form from '../../components/Form.module.css';
import { NewPasswordField } from '../../components/identity/NewPasswordField';
import { IdentityErrorSummary } from '../../components/identity/IdentityErrorSummary';
import { useIdentityForm } from '../../components/identity/useIdentityForm';
import { passwordSchema } from '../../lib/identitySchemas';
import { useIdentityAction, type IdentityAction } from '../../lib/useIdentityAction';
import { useOnce } from '../../lib/useOnce';
import { checkNewPassword, usePasswordRules } from '../../lib/usePasswordRules';
import { paths, withNext } from '../../paths';
import { useText } from '../../text';
import { ActionOutcome, ActionPending, isOldLink } from './ActionOutcome';
import type { EmailLink } from './emailAction';

export function ResetPassword({ link }: { link: EmailLink }) {
  const text = useText();
  const checking = useIdentityAction();
  const saving = useIdentityAction();
  const [email, setEmail] = useState<string | null>();
  const [isDone, setIsDone] = useState(false);
  const check = () =>
    checking.run(async (identity) => {
      setEmail(await identity.getCodeEmail('resetPassword', link.code));
    });
  useOnce(() => void check());
  if (isDone)
    return (
      <ActionOutcome title={text('action.resetPassword.done')}>
        <p>{text('action.resetPassword.done.text')}</p>
        <Link className={form['link']} to={withNext(paths.login, link.next)}>
          {text('action.signIn')}
        </Link>
      </ActionOutcome>
    );
  if (email === undefined) return <ActionPending action={checking} link={link} onRetry={() => void check()} />;
  if (isOldLink(saving.error)) return <ActionPending action={saving} link={link} onRetry={() => void check()} />;
  return (
    <ActionOutcome title={text('action.resetPassword')}>
      <PasswordForm link={link} email={email} saving={saving} onDone={() => setIsDone(true)} />
    </ActionOutcome>
  );
}

interface PasswordFormProps {
  readonly link: EmailLink;
  readonly email: string | null;
  readonly saving: IdentityAction;
  readonly onDone: () => void;
}

function PasswordForm({ link, email, saving, onDone }: PasswordFormProps) {
  const text = useText();
  const { register, handleSubmit, control, getErrorText, summary } = useIdentityForm({
    action: saving,
    schema: passwordSchema,
    defaultValues: { password: '' },
    check: checkNewPassword,
  });
  const { isPending } = saving;
  const rules = usePasswordRules(useWatch({ control, name: 'password' }), true);
  const submit = handleSubmit(async ({ password }) => {
    if (await saving.run((identity) => identity.setPasswordByCode(link.code, password))) onDone();
  }, saving.reset);
  return (
    <Form className={form['form']} isPending={isPending} onSubmit={submit}>
      {email ? <p dir="auto">{text('action.resetPassword.for', { email })}</p> : null}
      <IdentityErrorSummary fields={{ password: 'password' }} {...summary} />
      {/* Tells password managers which account the new password belongs to. */}
      <input hidden readOnly autoComplete="username" value={email ?? ''} />
      <NewPasswordField
        {...register('password')}
        id="password"
        label={text('action.resetPassword.label')}
        error={getErrorText('password')}
        rules={rules}
      />
      <div className={form['buttons']}>
        <Button type="submit" disabled={isPending}>
          {text('action.resetPassword.submit')}
        </Button>
      </div>
    </Form>
  );
}
