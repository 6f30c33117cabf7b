import { useSession } from '@adp/shared-auth';
import { limits } from '@adp/shared-data';
import { Button } from '@adp/shared-ui';
import { TextField } from '@adp/shared-ui/forms';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { IdentityErrorSummary, useFieldError } from '../../components/identity/IdentityErrorSummary';
import { EmailField } from '../../components/identity/EmailField';
import { BareLayout } from '../../components/BareLayout';
import form from '../../components/Form.module.css';
import { PasswordField } from '../../components/identity/PasswordField';
import { useIdentityAction, useNextPath, useRedirectAfterSignIn, type IdentityAction } from '../../lib/signIn';
import { usePasswordRules } from '../../lib/usePasswordRules';
import { paths, withNext } from '../../paths';
import { useText } from '../../text';
import { useRedirectResult } from './LoginPage';
import { Providers, useProviders } from './Providers';

/** Making an account: of one's own, out of the visit so far, or by a service. */
export function SignUpPage() {
  const text = useText();
  const next = useNextPath();
  const navigate = useNavigate();
  const onTheWay = useRedirectAfterSignIn(next);
  const attempt = useIdentityAction();
  const providers = useProviders(attempt);
  useRedirectResult(attempt);
  const { status, user } = useSession();
  const guest = status === 'signed-in' && user?.isAnonymous === true;
  const lookAround = async () => {
    if (await attempt.run((identity) => identity.startAnonymously())) void navigate(next, { replace: true });
  };
  if (onTheWay)
    return (
      <BareLayout title={text('signUp.title')}>
        <p role="status">{text('entry.signedIn')}</p>
      </BareLayout>
    );
  return (
    <BareLayout title={text('signUp.title')}>
      <p className={guest ? form['note'] : form['quiet']}>{text(guest ? 'signUp.isGuest' : 'signUp.why')}</p>
      <SignUpForm attempt={attempt} onRedirect={() => providers.retry('redirect')} />
      <p className={form['or']}>{text('entry.or')}</p>
      <Providers disabled={attempt.isPending} onStart={(id) => providers.start(id)} />
      <p>
        {text('signUp.have')}{' '}
        <Link className={form['link']} to={withNext(paths.login, next)}>
          {text('login.submit')}
        </Link>
      </p>
      {guest ? null : (
        <section className={form['form']}>
          <h2>{text('signUp.guestTitle')}</h2>
          <p className={form['quiet']}>{text('signUp.guestText')}</p>
          <div className={form['buttons']}>
            <Button quiet disabled={attempt.isPending} onClick={() => void lookAround()}>
              {text('signUp.guest')}
            </Button>
          </div>
        </section>
      )}
    </BareLayout>
  );
}

function SignUpForm({ attempt, onRedirect }: { attempt: IdentityAction; onRedirect: () => void }) {
  const text = useText();
  const next = useNextPath();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [wanted, setWanted] = useState(false);
  const [tries, setTries] = useState(0);
  const rules = usePasswordRules(password, wanted);
  const { error, failures } = attempt;
  const emailFault = useFieldError(error, 'email');
  const passwordFault = useFieldError(error, 'password');
  const signs = [...name.trim()].length;
  const nameFault =
    tries === 0 || (signs >= limits.name.min && signs <= limits.name.max)
      ? undefined
      : text(signs < limits.name.min ? 'entry.name.missing' : 'entry.name.long', { max: limits.name.max });
  const send = () => {
    setTries(tries + 1);
    setWanted(true);
    if (signs < limits.name.min || signs > limits.name.max) attempt.fail(undefined);
    else void attempt.run((identity) => identity.signUp(email.trim(), password, name.trim()));
  };
  return (
    <form
      className={form['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!attempt.isPending) send();
      }}
    >
      <IdentityErrorSummary
        error={error}
        fields={nameFault ? [{ field: 'name', text: nameFault }] : []}
        attempt={tries + failures}
        offers={['sign-in', 'redirect', 'email-link']}
        onRecover={(way) => (way === 'redirect' ? onRedirect() : void navigate(withNext(paths.login, next)))}
      />
      <TextField
        id="name"
        name="name"
        label={text('entry.name')}
        hint={text('entry.name.hint')}
        value={name}
        error={nameFault}
        autoComplete="name"
        dir="auto"
        onChange={(event) => setName(event.target.value)}
      />
      <EmailField value={email} error={emailFault} onChange={setEmail} />
      <PasswordField
        id="password"
        label={text('entry.password')}
        value={password}
        error={passwordFault}
        autoComplete="new-password"
        rules={rules}
        onFocus={() => setWanted(true)}
        onChange={setPassword}
      />
      <div className={form['buttons']}>
        <Button type="submit" disabled={attempt.isPending}>
          {text(attempt.isPending ? 'entry.pending' : 'signUp.submit')}
        </Button>
      </div>
    </form>
  );
}
