import { useSession } from '@adp/shared-auth';
import type { Recovery } from '@adp/shared-auth/errors';
import { Button } from '@adp/shared-ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { IdentityErrorSummary, useFieldError } from '../../components/identity/IdentityErrorSummary';
import { EmailField } from '../../components/identity/EmailField';
import { BareLayout } from '../../components/BareLayout';
import form from '../../components/Form.module.css';
import { PasswordField } from '../../components/identity/PasswordField';
import { useIdentityAction, useNextPath, useRedirectAfterSignIn, type IdentityAction } from '../../lib/signIn';
import { isInAppBrowser } from '../../lib/inAppBrowser';
import { elsewhere, paths, withNext } from '../../paths';
import { useText } from '../../text';
import { Providers, useProviders } from './Providers';
import { SendLinkForm } from './SendLinkForm';

type Way = 'password' | 'link' | 'reset';

/** Signing in, by whatever way; then on to where the visitor wanted to go. */
export function LoginPage() {
  const text = useText();
  const next = useNextPath();
  const onTheWay = useRedirectAfterSignIn(next);
  const attempt = useIdentityAction();
  const [email, setEmail] = useState('');
  const [inApp] = useState(() => isInAppBrowser());
  const [way, setWay] = useState<Way>(inApp ? 'link' : 'password');
  const providers = useProviders(attempt);
  useRedirectResult(attempt);
  const { status, user } = useSession();
  const choose = (other: Way) => {
    attempt.fail(undefined);
    setWay(other);
  };
  const recover = (recovery: Recovery) => {
    if (recovery === 'email-link') choose('link');
    else if (recovery === 'reset-password') choose('reset');
    else providers.retry(recovery);
  };
  if (onTheWay)
    return (
      <BareLayout title={text('login.title')}>
        <p role="status">{text('entry.signedIn')}</p>
      </BareLayout>
    );
  const title = text(way === 'password' ? 'login.title' : `${way}.title`);
  return (
    <BareLayout title={title}>
      {next !== elsewhere.home && way === 'password' ? <p className={form['quiet']}>{text('login.why')}</p> : null}
      {status === 'signed-in' && user?.isAnonymous ? <p className={form['note']}>{text('login.guest')}</p> : null}
      {inApp ? <p className={form['note']}>{text('login.inApp')}</p> : null}
      {way === 'password' ? (
        <PasswordForm {...{ email, attempt }} onEmail={setEmail} onForgot={() => choose('reset')} onRecover={recover} />
      ) : (
        <SendLinkForm
          key={way}
          use={way}
          {...{ email, attempt, next }}
          onEmail={setEmail}
          onBack={() => choose('password')}
        />
      )}
      {way === 'password' ? (
        <>
          <p className={form['or']}>{text('entry.or')}</p>
          <Button quiet onClick={() => choose('link')}>
            {text('login.byLink')}
          </Button>
          <Providers disabled={attempt.isPending} onStart={(id) => providers.start(id)} />
        </>
      ) : null}
      <p>
        {text('login.new')}{' '}
        <Link className={form['link']} to={withNext(paths.signUp, next)}>
          {text('login.signUp')}
        </Link>
      </p>
    </BareLayout>
  );
}

interface PasswordFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly attempt: IdentityAction;
  readonly onForgot: () => void;
  readonly onRecover: (recovery: Recovery) => void;
}

function PasswordForm({ email, onEmail, attempt, onForgot, onRecover }: PasswordFormProps) {
  const text = useText();
  const [password, setPassword] = useState('');
  const { error } = attempt;
  const emailFault = useFieldError(error, 'email');
  const passwordFault = useFieldError(error, 'password');
  return (
    <form
      className={form['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!attempt.isPending) void attempt.run((identity) => identity.signInWithPassword(email.trim(), password));
      }}
    >
      <IdentityErrorSummary
        error={error}
        attempt={attempt.failures}
        offers={['reset-password', 'email-link', 'redirect']}
        onRecover={onRecover}
      />
      <EmailField value={email} error={emailFault} onChange={onEmail} />
      <PasswordField
        id="password"
        label={text('entry.password')}
        value={password}
        error={passwordFault}
        autoComplete="current-password"
        onChange={setPassword}
      />
      <div className={form['buttons']}>
        <Button type="submit" disabled={attempt.isPending}>
          {text(attempt.isPending ? 'entry.pending' : 'login.submit')}
        </Button>
        <button className={form['link']} type="button" onClick={onForgot}>
          {text('login.forgot')}
        </button>
      </div>
    </form>
  );
}

/** Ends a sign-in by redirect, if the page comes back from one. */
export function useRedirectResult({ run }: IdentityAction): void {
  useEffect(() => {
    void run((identity) => identity.finishRedirect());
  }, [run]);
}
