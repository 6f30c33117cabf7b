import { loadIdentity, type SessionUser } from '@adp/shared-auth';
import { formatDateTime } from '@adp/shared-ui/format';
import { useState, type ReactNode } from 'react';
import { toAppError, type AppError } from '@adp/shared-auth/app-error';
import form from '../../../components/Form.module.css';
import { useIdentityAction } from '../../../lib/useIdentityAction';
import { useNotifyMember } from '../member/useNotifyMember';
import { useOnce } from '../../../lib/useOnce';
import { isMessageId, useText } from '../../../text';
import { PendingButton } from '../PendingButton';
import { useReauthentication } from '../reauthenticate/Reauthentication';
import { ActionError } from '../SettingsErrors';
import { getSignInMethods, providerIds, type ProviderId } from '../../../lib/signInMethods';
import { Section, Status } from '../Section';
import { toSection } from '../sections';
import styles from '../Settings.module.css';
import { savePendingLink, takePendingLink } from './pendingLink';

export function MethodsSection({ user }: { readonly user: SessionUser }) {
  const text = useText();
  const { action, busy, status, link, unlink, recover } = useMethods(user.uid);
  const { password, link: byLink, services: linked } = getSignInMethods(user);
  const only = user.providerData.length < 2;
  const getAddress = (id: string) => user.providerData.find(({ providerId }) => providerId === id)?.email;
  const removal = (id: string, name: string) => (
    <PendingButton
      secondary
      isPending={busy === id}
      disabled={only}
      {...(only ? { 'aria-describedby': 'methods-last' } : {})}
      onClick={() => void unlink(id)}
    >
      {text('settings.methods.unlink', { name })}
    </PendingButton>
  );
  return (
    <Section id="methods">
      <p className={styles['text']}>{text('settings.methods.why')}</p>
      <ActionError error={action.error} offers={['redirect', 'retry']} onRecover={recover} />
      <Status>{status}</Status>
      <ul className={styles['rows']}>
        <Method
          name={text(byLink ? 'settings.methods.emailLink' : 'settings.methods.password')}
          address={password || byLink ? (getAddress(byLink ? 'emailLink' : 'password') ?? user.email) : null}
        >
          {password ? (
            removal('password', text('settings.methods.password'))
          ) : (
            <a className={form['link']} href={toSection('account')}>
              {text('settings.methods.setPassword')}
            </a>
          )}
        </Method>
        {providerIds.map((id) => {
          const name = text(`provider.${id}`);
          const has = linked.includes(id);
          return (
            <Method key={id} name={name} address={has ? (getAddress(id) ?? '') : null}>
              {has ? (
                removal(id, name)
              ) : (
                <PendingButton secondary isPending={busy === id} onClick={() => void link(id, 'popup')}>
                  {text('settings.methods.link', { name })}
                </PendingButton>
              )}
            </Method>
          );
        })}
      </ul>
      {only ? (
        <p id="methods-last" className={styles['text']}>
          {text('settings.methods.last')}
        </p>
      ) : null}
      <dl className={styles['facts']}>
        <DateTime label={text('settings.methods.lastLogin')} date={user.lastLoginAt} />
        <DateTime label={text('settings.methods.created')} date={user.createdAt} />
      </dl>
    </Section>
  );
}

/** A sign-in method. `address` is empty if the provider reports none, and null if the method is not linked. */
function Method({ name, address, children }: { name: string; address: string | null; children: ReactNode }) {
  const text = useText();
  return (
    <li className={styles['row']}>
      <div className={styles['about']}>
        <p className={styles['name']}>{name}</p>
        {address === null ? (
          <p className={styles['detail']}>{text('settings.methods.notLinked')}</p>
        ) : (
          <p className={styles['detail']}>
            <bdi>{address}</bdi>
          </p>
        )}
      </div>
      {children}
    </li>
  );
}

function DateTime({ label, date }: { label: string; date: Date | null }) {
  if (!date) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <time dateTime={date.toISOString()}>{formatDateTime(date)}</time>
      </dd>
    </div>
  );
}

function useMethods(uid: string) {
  const text = useText();
  const action = useIdentityAction();
  const { guarded } = useReauthentication();
  const notifyMember = useNotifyMember(uid);
  const [work, setWork] = useState<{ readonly id: string; readonly retry: () => void }>();
  const [status, setStatus] = useState('');
  const getName = (id: string) => {
    const message = `provider.${id}`;
    return isMessageId(message) ? text(message) : text('settings.methods.password');
  };
  const added = (id: string | undefined) => {
    setStatus(id ? text('settings.methods.added', { name: getName(id) }) : text('settings.methods.addedAny'));
    notifyMember('method_added', id && getName(id));
  };
  useReturn(added, action.fail);

  const link = async (id: ProviderId, how: 'popup' | 'redirect') => {
    if (action.isPending) return;
    setStatus('');
    setWork({ id, retry: () => void link(id, how) });
    if (how === 'redirect') savePendingLink(id);
    const done = await action.run((identity) => guarded('methods', () => identity.linkProvider(id, how)));
    // A redirect leaves the page, so the link is completed when the page opens again.
    if (done && how === 'popup') added(id);
    if (!done && how === 'redirect') takePendingLink();
  };
  const unlink = async (id: string) => {
    if (action.isPending) return;
    setStatus('');
    setWork({ id, retry: () => void unlink(id) });
    if (!(await action.run((identity) => guarded('methods', () => identity.unlinkProvider(id))))) return;
    setStatus(text('settings.methods.removed', { name: getName(id) }));
    notifyMember('method_removed', getName(id));
  };
  const recover = (way: string) => {
    const id = providerIds.find((service) => service === work?.id);
    if (way === 'redirect' && id) void link(id, 'redirect');
    else work?.retry();
  };
  return { action, busy: action.isPending ? work?.id : undefined, status, link, unlink, recover };
}

function useReturn(onAdded: (id: string | undefined) => void, onError: (error: AppError) => void): void {
  useOnce(() => {
    loadIdentity()
      .then((identity) => identity.finishRedirect())
      .then(
        (isCompleted) => {
          const id = takePendingLink();
          if (isCompleted) onAdded(id);
        },
        (error: unknown) => {
          // If no redirect is pending, ignore the network error. The member's next action will report it.
          if (takePendingLink() !== undefined) onError(toAppError(error));
        },
      );
  });
}
