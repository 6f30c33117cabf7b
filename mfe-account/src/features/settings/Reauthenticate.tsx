import { type SessionUser } from '@adp/shared-auth';
import { faultOf } from '@adp/shared-auth/errors';
import { Button } from '@adp/shared-ui';
import { useState } from 'react';
import { PasswordField } from '../../components/PasswordField';
import { useAttempt, type Attempt } from '../../lib/entry';
import { isolated } from '../../lib/settings/format';
import { useCooldown } from '../../lib/useCooldown';
import type { ProviderId } from '../../lib/passwordRule';
import { paths } from '../../paths';
import { useText } from '../../text';
import { Dialog } from './Dialog';
import dialogStyles from './Dialog.module.css';
import { ActionFault, FormFaults } from './Faults';
import { methodsOf } from './methods';
import type { SectionId } from './sections';
import styles from './Settings.module.css';

interface ReauthenticateProps {
  readonly user: SessionUser;
  /** Where a link in an e-mail leads back to. */
  readonly section: SectionId;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Asks the member to sign in once more, by a method that the account has, before what is dangerous. */
export function Reauthenticate({ user, section, onConfirmed, onClose }: ReauthenticateProps) {
  const text = useText();
  const attempt = useAttempt();
  const { password, services } = methodsOf(user);
  const run: Attempt['run'] = async (work) => {
    if (attempt.busy) return false;
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
        <ActionFault error={attempt.error} attempt={attempt.failures} />
      )}
      {services.length > 0 ? (
        <div className={dialogStyles['buttons']}>
          {services.map((id) => (
            <ByService key={id} id={id} run={run} />
          ))}
        </div>
      ) : null}
      {user.email ? <ByLink email={user.email} section={section} onConfirmed={onConfirmed} /> : null}
      <div className={dialogStyles['buttons']}>
        <Button quiet onClick={onClose}>
          {text('settings.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}

interface WayProps {
  readonly run: Attempt['run'];
}

function ByPassword({ attempt, run }: WayProps & { readonly attempt: Attempt }) {
  const text = useText();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(0);
  const { error, failures, busy } = attempt;
  const wrong = missing > 0 && password === '' ? text('identity.missingPassword') : undefined;
  const beside = error && ['missingPassword', 'wrong'].includes(faultOf(error).message ?? '');
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
      <FormFaults error={error} field="confirm-password" wrong={wrong} attempt={failures + missing} />
      <PasswordField
        id="confirm-password"
        label={text('settings.confirm.password')}
        value={password}
        error={wrong ?? (beside ? text('identity.wrong') : undefined)}
        autoComplete="current-password"
        onChange={setPassword}
      />
      <div className={styles['buttons']}>
        <Button type="submit">{text(busy ? 'settings.busy' : 'settings.confirm.submit')}</Button>
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
  const attempt = useAttempt();
  const [wait, startWait] = useCooldown();
  const [said, setSaid] = useState('');
  const send = async () => {
    if (wait > 0 || attempt.busy) return;
    const sent = await attempt.run((identity) => identity.sendSignInLink(email, `${paths.settings}#${section}`));
    if (!sent) return;
    setSaid(text('settings.confirm.linkSent', { email: isolated(email) }));
    startWait();
  };
  const look = async () => {
    let lately = false;
    const looked = await attempt.run(async (identity) => {
      lately = await identity.signedInLately();
    });
    if (lately) onConfirmed();
    else if (looked) setSaid(text('settings.confirm.notYet'));
  };
  return (
    <div className={styles['part']}>
      <ActionFault error={attempt.error} attempt={attempt.failures} />
      <p role="status" className={styles['status']}>
        {said}
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
        {said ? (
          <Button quiet onClick={() => void look()}>
            {text('settings.confirm.opened')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
