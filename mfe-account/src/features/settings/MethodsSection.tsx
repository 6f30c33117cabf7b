import { loadIdentity, type SessionUser } from '@adp/shared-auth';
import { identityErrorOf } from '@adp/shared-auth/errors';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useAttempt } from '../../lib/entry';
import { formatMoment } from '../../lib/settings/format';
import { rememberLinking, takeLinking } from '../../lib/settings/linking';
import { tellMember } from '../../lib/settings/tellMember';
import type { MemberDocument } from '../../lib/settings/useMember';
import type { ProviderId } from '../../lib/passwordRule';
import { isMessageId, useText } from '../../text';
import { BusyButton } from './BusyButton';
import { useConfirming } from './Confirmation';
import { ActionFault } from './Faults';
import { methodsOf, services } from './methods';
import { Section, Status } from './Section';
import { toSection } from './sections';
import styles from './Settings.module.css';

interface MethodsSectionProps {
  readonly user: SessionUser;
  readonly member: MemberDocument;
}

/** The ways into the account: connecting and removing them. One stays at least. */
export function MethodsSection({ user, member }: MethodsSectionProps) {
  const text = useText();
  const { attempt, busy, said, link, unlink, recover } = useMethods(member);
  const { password, services: linked } = methodsOf(user);
  const only = user.providerData.length < 2;
  const addressOf = (id: string) => user.providerData.find(({ providerId }) => providerId === id)?.email;
  const removal = (id: string, name: string) => (
    <BusyButton
      quiet
      busy={busy === id}
      disabled={only}
      {...(only ? { 'aria-describedby': 'methods-last' } : {})}
      onClick={() => void unlink(id)}
    >
      {text('settings.methods.unlink', { name })}
    </BusyButton>
  );
  return (
    <Section id="methods">
      <p className={styles['text']}>{text('settings.methods.why')}</p>
      <ActionFault
        error={attempt.error}
        attempt={attempt.failures}
        offers={['redirect', 'retry']}
        onRecover={recover}
      />
      <Status>{said}</Status>
      <ul className={styles['rows']}>
        <Method
          name={text('settings.methods.password')}
          address={password ? (addressOf('password') ?? user.email) : null}
        >
          {password ? (
            removal('password', text('settings.methods.password'))
          ) : (
            <a className={styles['link']} href={toSection('account')}>
              {text('settings.methods.setPassword')}
            </a>
          )}
        </Method>
        {services.map((id) => {
          const name = text(`provider.${id}`);
          const has = linked.includes(id);
          return (
            <Method key={id} name={name} address={has ? (addressOf(id) ?? '') : null}>
              {has ? (
                removal(id, name)
              ) : (
                <BusyButton quiet busy={busy === id} onClick={() => void link(id, 'popup')}>
                  {text('settings.methods.link', { name })}
                </BusyButton>
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
        <Moment label={text('settings.methods.lastLogin')} moment={user.lastLoginAt} />
        <Moment label={text('settings.methods.created')} moment={user.createdAt} />
      </dl>
    </Section>
  );
}

/** A way in; without an address it is not connected, and where the service tells none the address is empty. */
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

function Moment({ label, moment }: { label: string; moment: Date | null }) {
  if (!moment) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <time dateTime={moment.toISOString()}>{formatMoment(moment)}</time>
      </dd>
    </div>
  );
}

/** What can be done with the ways in, one at a time. */
function useMethods(member: MemberDocument) {
  const text = useText();
  const attempt = useAttempt();
  const { guarded } = useConfirming();
  /** The method that is being worked on, and what to do again. */
  const [work, setWork] = useState<{ readonly id: string; readonly again: () => void }>();
  const [said, setSaid] = useState('');
  const nameOf = (id: string) => {
    const message = `provider.${id}`;
    return isMessageId(message) ? text(message) : text('settings.methods.password');
  };
  const added = (id: string | undefined) => {
    setSaid(id ? text('settings.methods.added', { name: nameOf(id) }) : text('settings.methods.addedAny'));
    void tellMember(member, 'method_added', id && nameOf(id));
  };
  useReturn(added, attempt.fail);

  const link = async (id: ProviderId, how: 'popup' | 'redirect') => {
    if (attempt.busy) return;
    setSaid('');
    setWork({ id, again: () => void link(id, how) });
    if (how === 'redirect') rememberLinking(id);
    const done = await attempt.run((identity) => guarded('methods', () => identity.linkProvider(id, how)));
    // By redirect the page is left, and ends what it began when it comes back.
    if (done && how === 'popup') added(id);
    if (!done && how === 'redirect') takeLinking();
  };
  const unlink = async (id: string) => {
    if (attempt.busy) return;
    setSaid('');
    setWork({ id, again: () => void unlink(id) });
    if (!(await attempt.run((identity) => guarded('methods', () => identity.unlinkProvider(id))))) return;
    setSaid(text('settings.methods.removed', { name: nameOf(id) }));
    void tellMember(member, 'method_removed', nameOf(id));
  };
  const recover = (way: string) => {
    const id = services.find((service) => service === work?.id);
    if (way === 'redirect' && id) void link(id, 'redirect');
    else work?.again();
  };
  return { attempt, busy: attempt.busy ? work?.id : undefined, said, link, unlink, recover };
}

/** Ends, once, what was begun by leaving the page for a service. */
function useReturn(
  onAdded: (id: string | undefined) => void,
  onFault: (error: ReturnType<typeof identityErrorOf>) => void,
): void {
  const begun = useRef(false);
  const listener = useRef({ onAdded, onFault });
  useEffect(() => {
    listener.current = { onAdded, onFault };
  });
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    loadIdentity()
      .then((identity) => identity.finishRedirect())
      .then(
        (came) => {
          const id = takeLinking();
          if (came) listener.current.onAdded(id);
        },
        (error: unknown) => {
          const fault = identityErrorOf(error);
          // Nobody was coming back: that the code or the network fails is said where something is done.
          if (takeLinking() !== undefined) listener.current.onFault(fault);
        },
      );
  }, []);
}
