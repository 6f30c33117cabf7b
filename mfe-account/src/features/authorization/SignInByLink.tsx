import { Button } from '@adp/shared-ui';
import { Form } from '@adp/shared-ui/forms';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import form from '../../components/Form.module.css';
import { EmailField } from '../../components/identity/CredentialFields';
import { IdentityErrorSummary } from '../../components/identity/IdentityErrorSummary';
import { useIdentityForm } from '../../components/identity/useIdentityForm';
import { useRedirectAfterSignIn } from '../../lib/afterSignIn';
import { emailSchema } from '../../lib/identitySchemas';
import { useIdentityAction } from '../../lib/useIdentityAction';
import { useOnce } from '../../lib/useOnce';
import { useSignIn } from '../../lib/useSignIn';
import { paths, withNext } from '../../paths';
import { useText } from '../../text';
import { ActionOutcome, ActionPending, isOldLink } from './ActionOutcome';
import type { EmailLink } from './emailAction';

export function SignInByLink({ link }: { link: EmailLink }) {
  const text = useText();
  const action = useIdentityAction();
  const [needsEmail, setNeedsEmail] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const { register, handleSubmit, getErrorText, summary } = useIdentityForm({
    action,
    schema: emailSchema,
    defaultValues: { email: '' },
  });
  const { isPending, error } = action;
  const signIn = useSignIn(action);
  const start = () =>
    signIn(async (identity) => {
      const linkEmail = identity.getLinkEmail();
      if (linkEmail === null) {
        setNeedsEmail(true);
        return null;
      }
      const unlinked = await identity.signInWithLink(linkEmail, window.location.href);
      setIsDone(true);
      return unlinked;
    });
  const isOtherEmail = error?.code === 'link-address-mismatch';
  useOnce(() => void start());
  const submit = handleSubmit(async ({ email }) => {
    if (await signIn((identity) => identity.signInWithLink(email.trim(), window.location.href))) setIsDone(true);
  }, action.reset);
  if (isDone) return <SignedIn next={link.next} />;
  if (!(needsEmail || isOtherEmail) || isOldLink(error))
    return <ActionPending action={action} link={link} onRetry={() => void start()} />;
  return (
    <ActionOutcome title={text('action.signIn.ask')}>
      {isOtherEmail ? null : <p>{text('action.signIn.ask.text')}</p>}
      <Form className={form['form']} isPending={isPending} onSubmit={submit}>
        <IdentityErrorSummary fields={{ email: 'email' }} {...summary} />
        <EmailField {...register('email')} error={getErrorText('email')} />
        <div className={form['buttons']}>
          <Button type="submit" disabled={isPending}>
            {text('action.signIn.submit')}
          </Button>
          <Link className={form['link']} to={withNext(paths.login, link.next)}>
            {text('action.new')}
          </Link>
        </div>
      </Form>
    </ActionOutcome>
  );
}

function SignedIn({ next }: { next: string }) {
  const text = useText();
  useRedirectAfterSignIn(next);
  return (
    <ActionOutcome title={text('action.signIn.done')}>
      <p role="status">{text('action.signIn.done.text')}</p>
    </ActionOutcome>
  );
}
