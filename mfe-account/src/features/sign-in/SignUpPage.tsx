import { useSession } from '@adp/shared-auth';
import { Button } from '@adp/shared-ui';
import { Form, TextField } from '@adp/shared-ui/forms';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { BareLayout } from '../../components/BareLayout';
import form from '../../components/Form.module.css';
import { EmailField } from '../../components/identity/CredentialFields';
import { IdentityErrorSummary } from '../../components/identity/IdentityErrorSummary';
import { NewPasswordField } from '../../components/identity/NewPasswordField';
import { useIdentityForm } from '../../components/identity/useIdentityForm';
import { useNextPath, useRedirectAfterSignIn } from '../../lib/afterSignIn';
import { signUpSchema } from '../../lib/identitySchemas';
import { useIdentityAction, type IdentityAction } from '../../lib/useIdentityAction';
import { checkNewPassword, usePasswordRules } from '../../lib/usePasswordRules';
import { paths, withNext } from '../../paths';
import { useRecaptchaConfig } from '../../lib/useRecaptchaConfig';
import { useText } from '../../text';
import { Acceptance } from './Acceptance';
import { useRedirectResult } from './LoginPage';
import { Providers, useProviders } from './Providers';
import styles from './SignUpPage.module.css';

export function SignUpPage() {
  const text = useText();
  const next = useNextPath();
  const navigate = useNavigate();
  const isSignedIn = useRedirectAfterSignIn(next);
  const action = useIdentityAction();
  const providers = useProviders(action);
  useRedirectResult(action);
  useRecaptchaConfig();
  const { status, user } = useSession();
  const isGuest = status === 'signed-in' && user?.isAnonymous === true;
  const startAsGuest = async () => {
    if (await action.run((identity) => identity.startAnonymously())) void navigate(next, { replace: true });
  };
  if (isSignedIn)
    return (
      <BareLayout title={text('signUp.title')}>
        <p role="status">{text('entry.signedIn')}</p>
      </BareLayout>
    );
  return (
    <BareLayout title={text('signUp.title')}>
      {isGuest ? <p className={form['note']}>{text('signUp.isGuest')}</p> : null}
      <SignUpForm action={action} onRedirect={() => providers.retry('redirect')} />
      <p className={form['or']}>{text('entry.or')}</p>
      <Providers disabled={action.isPending} onStart={(id) => providers.start(id)} />
      <p>
        <span>{`${text('signUp.have')} `}</span>
        <Link className={form['link']} to={withNext(paths.login, next)}>
          {text('login.submit')}
        </Link>
      </p>
      {isGuest ? null : (
        <div className={styles['guest']}>
          <p>{text('signUp.why')}</p>
          <p>{text('signUp.guestText')}</p>
          <button
            type="button"
            className={form['link']}
            aria-disabled={action.isPending}
            onClick={() => !action.isPending && void startAsGuest()}
          >
            {text('signUp.guest')}
          </button>
        </div>
      )}
    </BareLayout>
  );
}

function SignUpForm({ action, onRedirect }: { action: IdentityAction; onRedirect: () => void }) {
  const text = useText();
  const next = useNextPath();
  const navigate = useNavigate();
  const { register, handleSubmit, control, submitCount, getErrorText, summary } = useIdentityForm({
    action,
    schema: signUpSchema,
    defaultValues: { name: '', email: '', password: '' },
    check: checkNewPassword,
  });
  const { isPending } = action;
  const [hasRules, setHasRules] = useState(false);
  const rules = usePasswordRules(useWatch({ control, name: 'password' }), hasRules || submitCount > 0);
  const submit = handleSubmit(async ({ name, email, password }) => {
    await action.run((identity) => identity.signUp({ email: email.trim(), password, name: name.trim(), next }));
  }, action.reset);
  return (
    <Form className={form['form']} isPending={isPending} onSubmit={submit}>
      <IdentityErrorSummary
        fields={{ name: 'name', email: 'email', password: 'password' }}
        {...summary}
        offers={['sign-in', 'redirect', 'email-link']}
        onRecover={(recovery) => (recovery === 'redirect' ? onRedirect() : void navigate(withNext(paths.login, next)))}
      />
      <TextField
        {...register('name')}
        id="name"
        label={text('entry.name')}
        hint={text('entry.name.hint')}
        error={getErrorText('name')}
        autoComplete="name"
        dir="auto"
      />
      <EmailField {...register('email')} error={getErrorText('email')} />
      <NewPasswordField
        {...register('password')}
        id="password"
        label={text('entry.password')}
        error={getErrorText('password')}
        rules={rules}
        onFocus={() => setHasRules(true)}
      />
      <Acceptance on="signUp" />
      <div className={form['buttons']}>
        <Button type="submit" disabled={isPending}>
          {text(isPending ? 'entry.pending' : 'signUp.submit')}
        </Button>
      </div>
    </Form>
  );
}
