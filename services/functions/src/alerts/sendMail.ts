import type { Administrator, DocumentWrite, FoundDocument } from '@adp/shared-data/administrator';
import type { AccountService } from '../accounts/accounts';
import { ignoreStale, isStale } from '../background/stale';
import type { ComposeMail } from '../mail/MailTemplate';
import type { MailMessage, MailResult, MailTransport } from '../mail/MailTransport';
import { findRecipient } from './findRecipient';
import { mailCollection } from './mailQueue';
import { addToStats } from './mailStats';
import { toStop } from './stopAddress';
import { toMessage } from './toMessage';

export interface MailOptions {
  readonly site: string;
  readonly secret: string;
  readonly accounts: AccountService;
  readonly composeMail: ComposeMail;
  readonly transport: MailTransport;
  readonly now?: () => number;
}

const minute = 60_000;
/** The maximum number of emails per run, which starts every minute. */
export const maxEmailsPerRun = 300;
/** The maximum number of emails at the same time, and the time in milliseconds after which no email starts. */
const perRun = { parallel: 5, time: 40_000 } as const;
/** The time for which a run owns an email, in milliseconds. It is longer than a function may run. */
const leaseTime = 10 * minute;
/** The waiting times before the next attempts, in milliseconds. After the last one, the email has failed. */
const backOff = [1, 5, 15, 60, 240, 480, 720].map((minutes) => minutes * minute);

/**
 * Creates a scheduled job that sends due emails. It leases each email first, so that no other run sends it. After a
 * crash, the email is sent again with the same Message-ID.
 */
export function sendMail(
  administrator: Administrator,
  options: MailOptions | undefined,
): (event: { readonly time: string }) => Promise<void> {
  return async ({ time }) => {
    if (!options) return;
    const { now = Date.now } = options;
    const at = new Date(time);
    const end = now() + perRun.time;
    const condition = { field: 'not_before', until: at, limit: maxEmailsPerRun };
    const waiting = [...(await administrator.listUntil(mailCollection, condition))];
    if (waiting.length === 0) return;
    const setting = (await administrator.read(['settings/mail'])).get('settings/mail');
    const counts = { sent: 0, bounced: 0, failed: 0 };
    const errors: unknown[] = [];
    const work = async () => {
      for (let mail = waiting.shift(); mail && now() <= end; mail = waiting.shift())
        try {
          // An event may be delivered late, but a lease must not end while the email is being sent.
          const current = new Date(Math.max(at.getTime(), now()));
          const outcome = await deliver(mail, current, administrator, options);
          if (outcome) counts[outcome] += 1;
        } catch (error) {
          if (!isStale(error)) errors.push(error);
        }
    };
    if (setting?.fields['stopped'] !== true) await Promise.all(Array.from({ length: perRun.parallel }, work));
    await addToStats(at, counts, administrator);
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} emails could not be handled.`);
  };
}

/** Leases, sends and records an email. Resolves to the event to count. */
async function deliver(mail: FoundDocument, at: Date, administrator: Administrator, options: MailOptions) {
  const path = `${mailCollection}/${mail.id}`;
  const attempts = Number(mail.fields['attempts'] ?? 0) + 1;
  const recipient = await findRecipient(mail, administrator, options);
  if ('reason' in recipient) {
    await administrator.commit([toEnd(path, { state: 'failed', reason: recipient.reason }, mail.version)]);
    return undefined;
  }
  const lease = { state: 'leased', attempts, not_before: new Date(at.getTime() + leaseTime) };
  const precondition = { updateTime: mail.version };
  await administrator.commit([{ path, fields: lease, mask: Object.keys(lease), precondition }]);
  const result = await send(mail, recipient.address, options);
  if (result.status === 'permanent')
    await commitIfCurrent(toStop(recipient.id, recipient.stored, { cause: 'bounced', at }), administrator);
  const { write, outcome } = toRecord(path, { result, attempts, at });
  await commitIfCurrent(write, administrator);
  return outcome;
}

/** Commits the result. Does nothing if the email's document was deleted in the meantime, for example with its owner. */
async function commitIfCurrent(write: DocumentWrite, administrator: Administrator): Promise<void> {
  await administrator.commit([write]).catch(ignoreStale);
}

async function send(mail: FoundDocument, address: string, options: MailOptions): Promise<MailResult> {
  let message: MailMessage;
  try {
    message = toMessage(mail, address, options);
  } catch (error) {
    // A later version may be able to write the email.
    console.error(error);
    return { status: 'temporary', reason: 'not-composed' };
  }
  return options.transport.send(message);
}

/** Returns the write that ends an email. It also deletes the email's content, which is no longer needed. */
function toEnd(path: string, end: Readonly<Record<string, unknown>>, version?: string): DocumentWrite {
  return {
    path,
    fields: end,
    mask: [...Object.keys(end), 'not_before', 'parameters'],
    ...(version !== undefined && { precondition: { updateTime: version } }),
  };
}

interface Attempt {
  readonly result: MailResult;
  readonly attempts: number;
  readonly at: Date;
}

function toRecord(path: string, { result, attempts, at }: Attempt) {
  const precondition = { exists: true };
  if (result.status === 'sent')
    return { write: { ...toEnd(path, { state: 'sent', sent_at: at }), precondition }, outcome: 'sent' as const };
  const { status, reason } = result;
  const wait = backOff[attempts - 1];
  if (status === 'temporary' && wait !== undefined) {
    const fields = { state: 'waiting', reason, not_before: new Date(at.getTime() + wait) };
    return { write: { path, fields, mask: Object.keys(fields), precondition }, outcome: undefined };
  }
  const write = { ...toEnd(path, { state: 'failed', reason, failed_at: at }), precondition };
  return { write, outcome: status === 'permanent' ? ('bounced' as const) : ('failed' as const) };
}
