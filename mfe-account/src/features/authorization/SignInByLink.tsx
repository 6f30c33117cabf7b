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

/** Signs in by a link. Another browser than the one that requested it asks for the address first. */
export function SignInByLink({ link }: { link: EmailLink }) {
  const text = useText();
  const action = useIdentityAction();
  const [needsAddress, setNeedsAddress] = useState(false);
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
      const address = identity.getLinkEmail();
      if (address === null) {
        setNeedsAddress(true);
        return null;
      }
      const unlinked = await identity.signInWithLink(address, window.location.href);
      setIsDone(true);
      return unlinked;
    });
  // Also where this browser has requested another link since, for another address.
  const isOtherAddress = error?.code === 'link-address-mismatch';
  useOnce(() => void start());
  const submit = handleSubmit(async ({ email }) => {
    if (await signIn((identity) => identity.signInWithLink(email.trim(), window.location.href))) setIsDone(true);
  }, action.reset);
  if (isDone) return <SignedIn next={link.next} />;
  if (!(needsAddress || isOtherAddress) || isOldLink(error))
    return <ActionPending action={action} link={link} onRetry={() => void start()} />;
  return (
    <ActionOutcome title={text('action.signIn.ask')}>
      {isOtherAddress ? null : <p>{text('action.signIn.ask.text')}</p>}
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

/** Signed in by the link: on to where the member wanted to go. */
function SignedIn({ next }: { next: string }) {
  const text = useText();
  useRedirectAfterSignIn(next);
  return (
    <ActionOutcome title={text('action.signIn.done')}>
      <p role="status">{text('action.signIn.done.text')}</p>
    </ActionOutcome>
  );
}
