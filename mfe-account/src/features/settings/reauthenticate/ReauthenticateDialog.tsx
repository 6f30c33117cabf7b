import { type SessionUser } from '@adp/shared-auth';
import { Button } from '@adp/shared-ui';
import { isolate } from '@adp/shared-ui/format';
import { Dialog, DialogButtons } from '@adp/shared-ui/dialog';
import { Form } from '@adp/shared-ui/forms';
import { useState } from 'react';
import form from '../../../components/Form.module.css';
import { getIdentityError } from '../../../components/identity/IdentityErrorNote';
import { PasswordField } from '../../../components/identity/CredentialFields';
import { IdentityErrorSummary } from '../../../components/identity/IdentityErrorSummary';
import { useIdentityForm } from '../../../components/identity/useIdentityForm';
import { passwordSchema } from '../../../lib/identitySchemas';
import { useIdentityAction, type IdentityAction } from '../../../lib/useIdentityAction';
import { useCooldown } from '../../../lib/useCooldown';
import { paths } from '../../../paths';
import { useText } from '../../../text';
import { ActionError } from '../SettingsErrors';
import { getSignInMethods, type ProviderId } from '../../../lib/signInMethods';
import { Status } from '../Section';
import type { SectionId } from '../sections';
import styles from '../Settings.module.css';

interface ReauthenticateDialogProps {
  readonly user: SessionUser;
  readonly section: SectionId;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

export function ReauthenticateDialog({ user, section, onConfirmed, onClose }: ReauthenticateDialogProps) {
  const text = useText();
  const action = useIdentityAction();
  const { password, link, services } = getSignInMethods(user);
  const [hasChosenPassword, setHasChosenPassword] = useState(false);
  const byPassword = password || hasChosenPassword;
  const run: IdentityAction['run'] = async (work) => {
    if (action.isPending) return false;
    const confirmed = await action.run(work);
    if (confirmed) onConfirmed();
    return confirmed;
  };
  return (
    <Dialog title={text('settings.confirm')} onClose={onClose}>
      <p className={styles['text']}>{text('settings.confirm.why')}</p>
      {byPassword ? <ByPassword action={action} run={run} /> : <ActionError error={action.error} />}
      {services.length > 0 ? (
        <DialogButtons>
          {services.map((id) => (
            <ByService key={id} id={id} run={run} />
          ))}
        </DialogButtons>
      ) : null}
      {user.email ? <ByLink email={user.email} section={section} onConfirmed={onConfirmed} /> : null}
      <DialogButtons>
        {link && !byPassword ? (
          <Button secondary onClick={() => setHasChosenPassword(true)}>
            {text('settings.confirm.usePassword')}
          </Button>
        ) : null}
        <Button secondary onClick={onClose}>
          {text('settings.cancel')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

interface MethodProps {
  readonly run: IdentityAction['run'];
}

function ByPassword({ action, run }: MethodProps & { readonly action: IdentityAction }) {
  const text = useText();
  const { register, handleSubmit, getErrorText, summary } = useIdentityForm({
    action,
    schema: passwordSchema,
    defaultValues: { password: '' },
  });
  const { error, isPending } = action;
  const isWrong = error && getIdentityError(error).message === 'wrong';
  const submit = handleSubmit(async ({ password }) => {
    await run((identity) => identity.reauthenticate({ password }));
  });
  return (
    <Form className={styles['part']} isPending={isPending} onSubmit={submit}>
      <IdentityErrorSummary fields={{ password: 'confirm-password' }} {...summary} />
      <PasswordField
        {...register('password')}
        id="confirm-password"
        label={text('settings.confirm.password')}
        error={getErrorText('password') ?? (isWrong ? text('identity.wrong') : undefined)}
        autoComplete="current-password"
      />
      <div className={styles['buttons']}>
        <Button type="submit">{text(isPending ? 'settings.pending' : 'settings.confirm.submit')}</Button>
      </div>
    </Form>
  );
}

function ByService({ id, run }: MethodProps & { readonly id: ProviderId }) {
  const text = useText();
  return (
    <Button secondary onClick={() => void run((identity) => identity.reauthenticate({ provider: id }))}>
      {text('settings.confirm.by', { name: text(`provider.${id}`) })}
    </Button>
  );
}

interface ByLinkProps {
  readonly email: string;
  readonly section: SectionId;
  readonly onConfirmed: () => void;
}

/**
 * Reauthenticates by email link, for accounts without a password and for browsers without pop-ups. The link may open in
 * another tab.
 */
function ByLink({ email, section, onConfirmed }: ByLinkProps) {
  const text = useText();
  const action = useIdentityAction();
  const [cooldown, startCooldown] = useCooldown();
  const [status, setStatus] = useState('');
  const send = async () => {
    if (cooldown > 0 || action.isPending) return;
    const sent = await action.run((identity) => identity.sendSignInLink(email, `${paths.settings}#${section}`));
    if (!sent) return;
    setStatus(text('settings.confirm.linkSent', { email: isolate(email) }));
    startCooldown();
  };
  const checkSignIn = async () => {
    let isRecent = false as boolean;
    const isChecked = await action.run(async (identity) => {
      isRecent = await identity.hasRecentSignIn();
    });
    if (isRecent) onConfirmed();
    else if (isChecked) setStatus(text('settings.confirm.notYet'));
  };
  return (
    <div className={styles['part']}>
      <ActionError error={action.error} />
      <Status>{status}</Status>
      <div className={styles['buttons']}>
        <button
          className={form['link']}
          type="button"
          {...(cooldown > 0 ? { 'aria-disabled': true } : {})}
          onClick={() => void send()}
        >
          {text('settings.confirm.link', { seconds: cooldown })}
        </button>
        {status ? (
          <Button secondary onClick={() => void checkSignIn()}>
            {text('settings.confirm.opened')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
