import { type SessionUser } from '@adp/shared-auth';
import { Button } from '@adp/shared-ui';
import { isolate } from '@adp/shared-ui/format';
import { Dialog, DialogButtons } from '@adp/shared-ui/dialog';
import { useState } from 'react';
import { getIdentityError } from '../../../components/identity/IdentityErrorNote';
import { PasswordField } from '../../../components/identity/PasswordField';
import { useIdentityAction, type IdentityAction } from '../../../lib/signIn';
import { useCooldown } from '../../../lib/useCooldown';
import type { ProviderId } from '../../../lib/passwordRule';
import { paths } from '../../../paths';
import { useText } from '../../../text';
import { ActionError, FormErrors } from '../SettingsErrors';
import { getSignInMethods } from '../../../lib/signInMethods';
import type { SectionId } from '../sections';
import styles from '../Settings.module.css';

interface ReauthenticateDialogProps {
  readonly user: SessionUser;
  /** Where a link in an e-mail leads back to. */
  readonly section: SectionId;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Asks the member to sign in once more, by a method that the account has, before what is dangerous. */
export function ReauthenticateDialog({ user, section, onConfirmed, onClose }: ReauthenticateDialogProps) {
  const text = useText();
  const attempt = useIdentityAction();
  const { password, services } = getSignInMethods(user);
  const run: IdentityAction['run'] = async (work) => {
    if (attempt.isPending) return false;
    const confirmed = await attempt.run(work);
    if (confirmed) onConfirmed();
    return confirmed;
  };
  return (
    <Dialog title={text('settings.confirm')} onClose={onClose}>
      <p className={styles['text']}>{text('settings.confirm.why')}</p>
      {password ? (
        <ByPassword attempt={attempt} run={run} />
      ) : (
        <ActionError error={attempt.error} attempt={attempt.failures} />
      )}
      {services.length > 0 ? (
        <DialogButtons>
          {services.map((id) => (
            <ByService key={id} id={id} run={run} />
          ))}
        </DialogButtons>
      ) : null}
      {user.email ? <ByLink email={user.email} section={section} onConfirmed={onConfirmed} /> : null}
      <DialogButtons>
        <Button quiet onClick={onClose}>
          {text('settings.cancel')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

interface WayProps {
  readonly run: IdentityAction['run'];
}

function ByPassword({ attempt, run }: WayProps & { readonly attempt: IdentityAction }) {
  const text = useText();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(0);
  const { error, failures, isPending } = attempt;
  const wrong = missing > 0 && password === '' ? text('identity.missingPassword') : undefined;
  const beside = error && ['missingPassword', 'wrong'].includes(getIdentityError(error).message ?? '');
  return (
    <form
      className={styles['part']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (password === '') setMissing(missing + 1);
        else void run((identity) => identity.reauthenticate({ password }));
      }}
    >
      <FormErrors error={error} field="confirm-password" wrong={wrong} attempt={failures + missing} />
      <PasswordField
        id="confirm-password"
        label={text('settings.confirm.password')}
        value={password}
        error={wrong ?? (beside ? text('identity.wrong') : undefined)}
        autoComplete="current-password"
        onChange={setPassword}
      />
      <div className={styles['buttons']}>
        <Button type="submit">{text(isPending ? 'settings.pending' : 'settings.confirm.submit')}</Button>
      </div>
    </form>
  );
}

function ByService({ id, run }: WayProps & { readonly id: ProviderId }) {
  const text = useText();
  return (
    <Button quiet onClick={() => void run((identity) => identity.reauthenticate({ provider: id }))}>
      {text('settings.confirm.by', { name: text(`provider.${id}`) })}
    </Button>
  );
}

interface ByLinkProps {
  readonly email: string;
  readonly section: SectionId;
  readonly onConfirmed: () => void;
}

/** For accounts without a password, and where no other window opens. The link may be opened in another tab: this one waits. */
function ByLink({ email, section, onConfirmed }: ByLinkProps) {
  const text = useText();
  const attempt = useIdentityAction();
  const [wait, startWait] = useCooldown();
  const [status, setStatus] = useState('');
  const send = async () => {
    if (wait > 0 || attempt.isPending) return;
    const sent = await attempt.run((identity) => identity.sendSignInLink(email, `${paths.settings}#${section}`));
    if (!sent) return;
    setStatus(text('settings.confirm.linkSent', { email: isolate(email) }));
    startWait();
  };
  const look = async () => {
    let lately = false;
    const looked = await attempt.run(async (identity) => {
      lately = await identity.signedInLately();
    });
    if (lately) onConfirmed();
    else if (looked) setStatus(text('settings.confirm.notYet'));
  };
  return (
    <div className={styles['part']}>
      <ActionError error={attempt.error} attempt={attempt.failures} />
      <p role="status" className={styles['status']}>
        {status}
      </p>
      <div className={styles['buttons']}>
        <button
          className={styles['link']}
          type="button"
          {...(wait > 0 ? { 'aria-disabled': true } : {})}
          onClick={() => void send()}
        >
          {text('settings.confirm.link', { seconds: wait })}
        </button>
        {status ? (
          <Button quiet onClick={() => void look()}>
            {text('settings.confirm.opened')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
