import type { Administrator, DocumentWrite, FoundDocument } from '@adp/shared-data/administrator';
import { isObject } from '@adp/shared-data/fields';
import { toBase } from '@adp/shared-ui/languages';
import * as v from 'valibot';
import { type AccountService, findAddress } from '../accounts/accounts';
import { getText, getTime } from '../background/events';
import { isStale } from '../background/publishDue';
import { type ComposeMail, type MailContent, mailTemplates } from '../mail/MailTemplate';
import type { MailMessage, MailResult, MailTransport } from '../mail/MailTransport';
import { mailCollection, type Owner, type StopScope } from './mailQueue';
import { addToStats, setQueueLength } from './mailStats';
import { readOwner, readSettings, toOwnerKey, toSettingsPath } from './owners';
import { normalizeAddress, signToken, stopScope, toSubscriberId } from './tokens';

export interface MailOptions {
  readonly site: string;
  readonly secret: string;
  readonly accounts: AccountService;
  readonly composeMail: ComposeMail;
  readonly transport: MailTransport;
  readonly now?: () => number;
}

const minute = 60_000;
/** The maximum number of emails per run and at the same time, and the time in milliseconds after which no email starts. */
const perRun = { emails: 300, parallel: 5, time: 40_000 } as const;
/** The time for which a run owns an email, in milliseconds. It is longer than a function may run. */
const leaseTime = 10 * minute;
/** The waiting times before the next attempts, in milliseconds. After the last one, the email has failed. */
const backOff = [1, 5, 15, 60, 240, 480, 720].map((minutes) => minutes * minute);

/** Leases each email first, so that no other run sends it. After a crash, sends it with the same Message-ID. */
export function sendMail(
  administrator: Administrator,
  options: MailOptions | undefined,
): (event: { readonly time: string }) => Promise<void> {
  return async ({ time }) => {
    if (!options) return;
    const { now = Date.now } = options;
    const at = new Date(time);
    const end = now() + perRun.time;
    const condition = { field: 'not_before', until: at, limit: perRun.emails };
    const waiting = [...(await administrator.listUntil(mailCollection, condition))];
    if (waiting.length === 0) return;
    const setting = (await administrator.read(['settings/mail'])).get('settings/mail');
    const counts = { sent: 0, bounced: 0, failed: 0 };
    const errors: unknown[] = [];
    const work = async () => {
      for (let mail = waiting.shift(); mail && now() <= end; mail = waiting.shift())
        try {
          const outcome = await deliver(mail, at, administrator, options);
          if (outcome) counts[outcome] += 1;
        } catch (error) {
          if (!isStale(error)) errors.push(error);
        }
    };
    if (setting?.fields['stopped'] !== true) await Promise.all(Array.from({ length: perRun.parallel }, work));
    await addToStats(at, counts, administrator);
    await setQueueLength(at, administrator);
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
  const { writes, outcome } = toRecord(path, { result, attempts, at, address: recipient.address }, options);
  await administrator.commit(writes);
  return outcome;
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

/** Returns the write that ends an email. Its content is deleted, because nobody needs it again. */
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
  readonly address: string;
}

function toRecord(path: string, { result, attempts, at, address }: Attempt, { secret }: MailOptions) {
  if (result.status === 'sent')
    return { writes: [toEnd(path, { state: 'sent', sent_at: at })], outcome: 'sent' as const };
  const { reason } = result;
  const wait = backOff[attempts - 1];
  if (result.status === 'temporary' && wait !== undefined) {
    const fields = { state: 'waiting', reason, not_before: new Date(at.getTime() + wait) };
    return { writes: [{ path, fields, mask: Object.keys(fields) }], outcome: undefined };
  }
  const end = toEnd(path, { state: 'failed', reason, failed_at: at });
  if (result.status === 'temporary') return { writes: [end], outcome: 'failed' as const };
  const stopped = { state: 'stopped', bounced_at: at };
  const subscriber = `subscribers/${toSubscriberId(address, secret)}`;
  const bounce = { path: subscriber, fields: stopped, mask: Object.keys(stopped), increment: 'bounces' };
  return { writes: [end, bounce], outcome: 'bounced' as const };
}

type Recipient = { readonly address: string } | { readonly reason: string };

/** Looks up the address now, because the recipient may have unsubscribed, left or changed it since. */
async function findRecipient(
  mail: FoundDocument,
  { read }: Administrator,
  { accounts, secret }: MailOptions,
): Promise<Recipient> {
  const to = readOwner(isObject(mail.fields['to']) ? mail.fields['to'] : {});
  if (!to) return { reason: 'no-recipient' };
  const isConfirmation = mail.fields['template'] === 'confirm';
  const scope = readScope(mail);
  const followed = scope && 'subscriptions' in scope ? scope.subscriptions : [];
  const documents = await read([toSettingsPath(to), ...followed.map((id) => `subscriptions/${id}`)]);
  const settings = documents.get(toSettingsPath(to));
  const { paused, email } = readSettings(to, settings);
  const kind = scope && 'kind' in scope ? scope.kind : undefined;
  if (scope && paused) return { reason: 'paused' };
  if ('uid' in to && kind && kind !== 'follow' && !email[kind]) return { reason: 'switched-off' };
  const isFollowed = ({ fields }: FoundDocument) => {
    const owner = readOwner(fields);
    const channels = 'uid' in to ? fields['channels'] : ['email'];
    const isByMail = Array.isArray(channels) && channels.includes('email');
    return owner && toOwnerKey(owner) === toOwnerKey(to) && fields['state'] === 'active' && isByMail;
  };
  if (followed.length > 0 && !followed.some((id) => toList(documents.get(`subscriptions/${id}`)).some(isFollowed)))
    return { reason: 'unsubscribed' };
  if ('uid' in to) {
    const confirmed = normalizeAddress((await findAddress(to.uid, accounts)) ?? '');
    if (confirmed === undefined) return { reason: 'no-address' };
    const path = `subscribers/${toSubscriberId(confirmed, secret)}`;
    const subscriber = (await read([path])).get(path)?.fields ?? {};
    return subscriber['state'] === 'stopped' ? { reason: 'bounced' } : { address: confirmed };
  }
  const address = getText(settings?.fields ?? {}, 'email');
  if (!address) return { reason: 'no-address' };
  const state = getText(settings?.fields ?? {}, 'state');
  if (!isConfirmation && state !== 'confirmed') return { reason: state || 'unconfirmed' };
  return { address };
}

const toList = (document: FoundDocument | undefined) => (document ? [document] : []);

/** Only functions write emails, so the parameters belong to the template. */
const isContent = (content: { readonly template: unknown }): content is MailContent =>
  mailTemplates.some((template) => template === content.template);

function readScope({ fields }: FoundDocument): StopScope | undefined {
  const result = v.safeParse(stopScope, fields['stops']);
  return result.success ? result.output : undefined;
}

function toMessage(mail: FoundDocument, to: string, { site, secret, composeMail }: MailOptions): MailMessage {
  const { fields, id } = mail;
  const lang = getText(fields, 'lang');
  const owner = readOwner(isObject(fields['to']) ? fields['to'] : {});
  const scope = readScope(mail);
  // The links of an email that is sent again must be the same, so they depend on the time of its cause.
  const signed = { secret, now: (getTime(fields, 'created_at') ?? new Date(0)).getTime() };
  const content = { template: fields['template'], parameters: fields['parameters'] };
  if (!isContent(content)) throw new Error(`The email ${id} has no known template.`);
  const unsubscribeUrl = scope && owner && toUnsubscribeUrl(owner, scope, { site, ...signed });
  const composed = composeMail({
    ...content,
    lang,
    manageLink: toManageLink(owner, { site, lang, ...signed }),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  });
  return { ...composed, messageId: `${id}@${new URL(site).hostname}`, to };
}

interface Signed {
  readonly site: string;
  readonly secret: string;
  readonly now: number;
}

function toManageLink(owner: Owner | undefined, { site, lang, ...signed }: Signed & { readonly lang: string }) {
  const page = `${site}${toBase(lang)}`;
  if (!owner || 'uid' in owner) return `${page}/settings`;
  return `${page}/subscriptions?token=${signToken({ p: 'manage', s: owner.subscriber }, signed)}`;
}

function toUnsubscribeUrl(owner: Owner, scope: StopScope, { site, ...signed }: Signed): string {
  const target = 'uid' in owner ? { u: owner.uid } : { s: owner.subscriber };
  const copy = 'subscriptions' in scope ? { subscriptions: [...scope.subscriptions] } : scope;
  return `${site}/api/actions/unsubscribe?token=${signToken({ p: 'stop', ...target, scope: copy }, signed)}`;
}
