import { isMember, useSession } from '@adp/shared-auth';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import form from '../../components/Form.module.css';
import { useIdentityAction } from '../../lib/useIdentityAction';
import { useOnce } from '../../lib/useOnce';
import { paths, withNext } from '../../paths';
import { useText } from '../../text';
import { ActionOutcome, ActionPending } from './ActionOutcome';
import type { EmailLink } from './emailAction';
import { ResetPassword } from './ResetPassword';
import { SignInByLink } from './SignInByLink';

export function ActionPage({ link }: { link: EmailLink }) {
  if (link.action === 'signIn') return <SignInByLink link={link} />;
  if (link.action === 'resetPassword') return <ResetPassword link={link} />;
  return <ApplyCode link={link} action={link.action} />;
}

interface ApplyCodeProps {
  readonly link: EmailLink;
  readonly action: 'verifyEmail' | 'recoverEmail' | 'verifyAndChangeEmail';
}

function ApplyCode({ link, action }: ApplyCodeProps) {
  const text = useText();
  const applying = useIdentityAction();
  const [isDone, setIsDone] = useState(false);
  const hasMember = isMember(useSession());
  const apply = async () => {
    const isApplied = await applying.run(async (identity) => {
      await identity.getCodeEmail(action, link.code);
      await identity.applyCode(link.code);
    });
    if (isApplied) setIsDone(true);
  };
  useOnce(() => void apply());
  if (!isDone) return <ActionPending action={applying} link={link} onRetry={() => void apply()} />;
  return (
    <ActionOutcome title={text(`action.${action}.done`)}>
      <p>{text(`action.${action}.done.text`)}</p>
      <Link className={form['link']} to={hasMember ? link.next : withNext(paths.login, link.next)}>
        {text(hasMember ? 'action.continue' : 'action.signIn')}
      </Link>
    </ActionOutcome>
  );
}
