import { useSession } from '@adp/shared-auth';
import type { Recovery } from '@adp/shared-auth/errors';
import { Button, useLoaded } from '@adp/shared-ui';
import { Form } from '@adp/shared-ui/forms';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BareLayout } from '../../components/BareLayout';
import form from '../../components/Form.module.css';
import { EmailField, PasswordField } from '../../components/identity/CredentialFields';
import { IdentityErrorSummary } from '../../components/identity/IdentityErrorSummary';
import { useIdentityForm } from '../../components/identity/useIdentityForm';
import { LoadError } from '../../components/LoadError';
import { useNextPath, useRedirectAfterSignIn } from '../../lib/afterSignIn';
import { credentialsSchema } from '../../lib/identitySchemas';
import { useIdentityAction, type IdentityAction } from '../../lib/useIdentityAction';
import { useOnce } from '../../lib/useOnce';
import { useSignIn } from '../../lib/useSignIn';
import { sitePaths, paths, withNext } from '../../paths';
import { useRecaptchaConfig } from '../../lib/useRecaptchaConfig';
import { useText } from '../../text';
import { Acceptance } from './Acceptance';
import { Providers, useProviders } from './Providers';

const loadLinkForm = async () =>
  (await import(/* webpackChunkName: "send-link" */ './SendLinkForm')).loadSendLinkForm();

type Method = 'password' | 'link' | 'reset';

export function LoginPage() {
  const text = useText();
  const next = useNextPath();
  const isSignedIn = useRedirectAfterSignIn(next);
  const action = useIdentityAction();
  const [email, setEmail] = useState('');
  const [isInApp] = useState(() => inAppBrowsers.test(navigator.userAgent));
  const [method, setMethod] = useState<Method>(isInApp ? 'link' : 'password');
  const { part: SendLinkForm, failed, retry } = useLoaded(loadLinkForm, method !== 'password');
  const providers = useProviders(action);
  useRedirectResult(action);
  useRecaptchaConfig();
  const { status, user } = useSession();
  const choose = (next: Method) => {
    action.reset();
    setMethod(next);
  };
  const recover = (recovery: Recovery) => {
    if (recovery === 'email-link') choose('link');
    else if (recovery === 'reset-password') choose('reset');
    else providers.retry(recovery);
  };
  if (isSignedIn)
    return (
      <BareLayout title={text('login.title')}>
        <p role="status">{text('entry.signedIn')}</p>
      </BareLayout>
    );
  return (
    <BareLayout title={text(method === 'password' ? 'login.title' : `${method}.title`)}>
      {next !== sitePaths.home && next !== paths.saved && method === 'password' ? (
        <p className={form['quiet']}>{text('login.why')}</p>
      ) : null}
      {status === 'signed-in' && user?.isAnonymous ? <p className={form['note']}>{text('login.guest')}</p> : null}
      {isInApp ? <p className={form['note']}>{text('login.inApp')}</p> : null}
      {method === 'password' ? (
        <>
          <PasswordForm
            email={email}
            action={action}
            onEmail={setEmail}
            onForgot={() => choose('reset')}
            onRecover={recover}
          />
          <p className={form['or']}>{text('entry.or')}</p>
          <Button secondary onClick={() => choose('link')}>
            {text('login.byLink')}
          </Button>
          <Providers disabled={action.isPending} onStart={(id) => providers.start(id)} />
        </>
      ) : failed ? (
        <>
          <LoadError error={{ code: 'unavailable' }} onRetry={retry} />
          <button className={form['link']} type="button" onClick={() => choose('password')}>
            {text('login.byPassword')}
          </button>
        </>
      ) : !SendLinkForm ? (
        <p role="status">{text('loading')}</p>
      ) : (
        <SendLinkForm
          key={method}
          use={method}
          email={email}
          action={action}
          next={next}
          onEmail={setEmail}
          onBack={() => choose('password')}
        />
      )}
      <p>
        <span>{`${text('login.new')} `}</span>
        <Link className={form['link']} to={withNext(paths.signUp, next)}>
          {text('login.signUp')}
        </Link>
      </p>
      <Acceptance on="login" />
    </BareLayout>
  );
}

interface PasswordFormProps {
  readonly email: string;
  /** Called on each change, so that all forms on the page share the email address. */
  readonly onEmail: (email: string) => void;
  readonly action: IdentityAction;
  readonly onForgot: () => void;
  readonly onRecover: (recovery: Recovery) => void;
}

function PasswordForm({ email, onEmail, action, onForgot, onRecover }: PasswordFormProps) {
  const text = useText();
  const { register, handleSubmit, getErrorText, summary } = useIdentityForm({
    action,
    schema: credentialsSchema,
    defaultValues: { email, password: '' },
  });
  const { isPending } = action;
  const signIn = useSignIn(action);
  const submit = handleSubmit(async (values) => {
    await signIn((identity) => identity.signInWithPassword(values.email.trim(), values.password));
  }, action.reset);
  return (
    <Form className={form['form']} isPending={isPending} onSubmit={submit}>
      <IdentityErrorSummary
        fields={{ email: 'email', password: 'password' }}
        {...summary}
        offers={['reset-password', 'email-link', 'redirect']}
        onRecover={onRecover}
      />
      <EmailField
        {...register('email', { onChange: (event: { target: { value: string } }) => onEmail(event.target.value) })}
        error={getErrorText('email')}
      />
      <PasswordField
        {...register('password')}
        id="password"
        label={text('entry.password')}
        error={getErrorText('password')}
        autoComplete="current-password"
      />
      <div className={form['buttons']}>
        <Button type="submit" disabled={isPending}>
          {text(isPending ? 'entry.pending' : 'login.submit')}
        </Button>
        <button className={form['link']} type="button" onClick={onForgot}>
          {text('login.forgot')}
        </button>
      </div>
    </Form>
  );
}

export function useRedirectResult(action: IdentityAction): void {
  const signIn = useSignIn(action);
  useOnce(() => void signIn((identity) => identity.finishRedirect()));
}

/** User agents of in-app browsers, most of which cannot open pop-ups (firebase-js-sdk #4421, #6206). */
const inAppBrowsers =
  /\b(FBAN|FBAV|FB_IAB|Instagram|WhatsApp|Line\/|Snapchat|TikTok|musical_ly|LinkedInApp|MicroMessenger)|; wv\)/;
