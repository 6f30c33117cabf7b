import { isMember, useSession } from '@adp/shared-auth';
import { Button } from '@adp/shared-ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IdentityErrorSummary, useFieldError } from '../../components/identity/IdentityErrorSummary';
import { EmailField } from '../../components/identity/EmailField';
import form from '../../components/Form.module.css';
import { getIdentityError, useIdentityErrorText } from '../../components/identity/IdentityErrorNote';
import page from '../../components/Page.module.css';
import { PageHead } from '../../components/PageHead';
import { PasswordField } from '../../components/identity/PasswordField';
import { useIdentityAction, useRedirectAfterSignIn, type IdentityAction } from '../../lib/signIn';
import { usePasswordRules } from '../../lib/usePasswordRules';
import { paths, withNext } from '../../paths';
import { useText } from '../../text';
import styles from './ActionPage.module.css';
import type { EmailLink } from './emailAction';

/** Does what a link in an e-mail is for, in every state it can be in. */
export function ActionPage({ link }: { link: EmailLink }) {
  if (link.action === 'signIn') return <SignInByLink link={link} />;
  if (link.action === 'resetPassword') return <ResetPassword link={link} />;
  return <ApplyCode link={link} action={link.action} />;
}

/** Runs once when the page opens: a second run, as in React's strict mode, would find the link used. */
function useAtOnce(work: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    work();
  });
}

function ApplyCode({
  link,
  action,
}: {
  link: EmailLink;
  action: 'verifyEmail' | 'recoverEmail' | 'verifyAndChangeEmail';
}) {
  const text = useText();
  const attempt = useIdentityAction();
  const [done, setDone] = useState(false);
  const member = isMember(useSession());
  const apply = async () => {
    const applied = await attempt.run(async (identity) => {
      await identity.addressOfCode(action, link.code);
      await identity.applyCode(link.code);
    });
    if (applied) setDone(true);
  };
  useAtOnce(() => void apply());
  if (!done) return <Underway attempt={attempt} link={link} onRetry={() => void apply()} />;
  return (
    <Outcome title={text(`action.${action}.done`)}>
      <p>{text(`action.${action}.done.text`)}</p>
      <Link className={form['link']} to={member ? link.next : withNext(paths.login, link.next)}>
        {text(member ? 'action.continue' : 'action.signIn')}
      </Link>
    </Outcome>
  );
}

function ResetPassword({ link }: { link: EmailLink }) {
  const text = useText();
  const asking = useIdentityAction();
  const setting = useIdentityAction();
  const [email, setEmail] = useState<string | null>();
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const rules = usePasswordRules(password, email !== undefined);
  const fault = useFieldError(setting.error, 'password');
  const ask = () =>
    asking.run(async (identity) => {
      setEmail(await identity.addressOfCode('resetPassword', link.code));
    });
  useAtOnce(() => void ask());
  if (done)
    return (
      <Outcome title={text('action.resetPassword.done')}>
        <p>{text('action.resetPassword.done.text')}</p>
        <Link className={form['link']} to={withNext(paths.login, link.next)}>
          {text('action.signIn')}
        </Link>
      </Outcome>
    );
  if (email === undefined) return <Underway attempt={asking} link={link} onRetry={() => void ask()} />;
  if (setting.error && getIdentityError(setting.error).message === 'oldLink')
    return <Underway attempt={setting} link={link} onRetry={() => void ask()} />;
  const send = async () => {
    if (await setting.run((identity) => identity.setPasswordByCode(link.code, password))) setDone(true);
  };
  return (
    <Outcome title={text('action.resetPassword')}>
      <form
        className={form['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!setting.isPending) void send();
        }}
      >
        {email ? <p dir="auto">{text('action.resetPassword.for', { email })}</p> : null}
        <IdentityErrorSummary error={setting.error} attempt={setting.failures} />
        {/* For the keeper of passwords: which account this one is for. */}
        <input hidden readOnly autoComplete="username" value={email ?? ''} />
        <PasswordField
          id="password"
          label={text('action.resetPassword.label')}
          value={password}
          error={fault}
          autoComplete="new-password"
          rules={rules}
          onChange={setPassword}
        />
        <div className={form['buttons']}>
          <Button type="submit" disabled={setting.isPending}>
            {text('action.resetPassword.submit')}
          </Button>
        </div>
      </form>
    </Outcome>
  );
}

function SignInByLink({ link }: { link: EmailLink }) {
  const text = useText();
  const attempt = useIdentityAction();
  const [asked, setAsked] = useState(false);
  const [email, setEmail] = useState('');
  const [done, setDone] = useState(false);
  const fault = useFieldError(attempt.error, 'email');
  const signIn = async (address: string) => {
    if (await attempt.run((identity) => identity.signInWithLink(address, window.location.href))) setDone(true);
  };
  const begin = () =>
    attempt.run(async (identity) => {
      const known = identity.linkAddress();
      if (known === null) setAsked(true);
      else {
        await identity.signInWithLink(known, window.location.href);
        setDone(true);
      }
    });
  useAtOnce(() => void begin());
  if (done) return <Arriving next={link.next} />;
  const message = attempt.error && getIdentityError(attempt.error).message;
  if (!asked || message === 'oldLink') return <Underway attempt={attempt} link={link} onRetry={() => void begin()} />;
  return (
    <Outcome title={text('action.signIn.ask')}>
      <p>{text('action.signIn.ask.text')}</p>
      <form
        className={form['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!attempt.isPending) void signIn(email.trim());
        }}
      >
        <IdentityErrorSummary error={attempt.error} attempt={attempt.failures} />
        <EmailField value={email} error={fault} onChange={setEmail} />
        <div className={form['buttons']}>
          <Button type="submit" disabled={attempt.isPending}>
            {text('action.signIn.submit')}
          </Button>
        </div>
      </form>
    </Outcome>
  );
}

/** Signed in by the link: on to where the member wanted to go. */
function Arriving({ next }: { next: string }) {
  const text = useText();
  useRedirectAfterSignIn(next);
  return (
    <Outcome title={text('action.signIn.done')}>
      <p role="status">{text('action.signIn.done.text')}</p>
    </Outcome>
  );
}

/** The link is being used, or could not be. */
function Underway({ attempt, link, onRetry }: { attempt: IdentityAction; link: EmailLink; onRetry: () => void }) {
  const text = useText();
  const { error } = attempt;
  const said = useIdentityErrorText(error);
  if (!error)
    return (
      <Outcome title={text('action.title')}>
        <p role="status">{text('action.working')}</p>
      </Outcome>
    );
  const { message } = getIdentityError(error);
  if (message === 'oldLink')
    return (
      <Outcome title={text('action.old')}>
        <p>{text('action.old.text')}</p>
        <Link className={form['link']} to={withNext(paths.login, link.next)}>
          {text('action.new')}
        </Link>
      </Outcome>
    );
  const offline = message === 'offline';
  return (
    <Outcome title={text(offline ? 'action.offline' : 'action.failed')}>
      <p>{offline ? text('action.offline.text') : said}</p>
      <div className={form['buttons']}>
        <Button disabled={attempt.isPending} onClick={onRetry}>
          {text('action.retry')}
        </Button>
      </div>
    </Outcome>
  );
}

/** A state of the page: its heading takes the keyboard, so that it is heard. */
function Outcome({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = box.current?.querySelector('h1');
    if (!heading || box.current?.contains(document.activeElement)) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [title]);
  return (
    <div ref={box} className={page['page']}>
      <PageHead title={title} />
      <div className={styles['body']}>{children}</div>
    </div>
  );
}
