import { contentKinds, type ContentKind } from '@adp/shared-data/content';
import { toStored } from '@adp/shared-data/fields';
import { smallest } from '@adp/shared-data/testing';
import { composeAlerts } from '../alerts/composeAlerts';
import { type MatchCounts, matchAlerts } from '../alerts/matchAlerts';
import { type MailOptions, sendMail } from '../alerts/sendMail';
import { toSubscriberId } from '../alerts/tokens';
import type { MailRequest } from '../mail/MailTemplate';
import type { MailMessage, MailResult } from '../mail/MailTransport';
import { createBackgroundWork } from '../createBackgroundWork';
import { createAccounts } from './createAccounts';
import { site, startSite, user } from './startSite';

export const secret = 'a secret for tests';

class Killed extends Error {}

/** A failure of one request: before it reaches the service, or after the service has handled it. */
export type Fault = 'lost before' | 'lost after' | 'killed before' | 'killed after';

interface StartOptions {
  /** Returns the fault of the next request to the database or the mail provider. */
  readonly nextFault?: () => Fault | undefined;
  /** Returns the provider's answer instead of accepting the email. */
  readonly answer?: (message: MailMessage) => MailResult | undefined;
  readonly start?: string;
}

/** Starts a site with subscriptions, a clock that tests move, and a provider that recognises repeated emails. */
export function startAlerts({ nextFault = () => undefined, answer = () => undefined, start }: StartOptions = {}) {
  let time = Date.parse(start ?? '2026-11-25T08:00:00Z');
  const now = () => time;
  const reads = { documents: 0, byCollection: {} as Record<string, number> };
  let isDead = false;
  const onRequest = async <Result>(send: () => Promise<Result>): Promise<Result> => {
    if (isDead) throw new Killed();
    const fault = nextFault();
    if (fault?.startsWith('killed')) isDead = true;
    if (fault === 'killed before') throw new Killed();
    if (fault === 'lost before') throw new TypeError('Failed to fetch');
    const result = await send();
    if (fault === 'killed after') throw new Killed();
    if (fault === 'lost after') throw new TypeError('Failed to fetch');
    return result;
  };
  const memory = startSite({
    now,
    onRequest,
    onRead: (path) => {
      const collection = path.split('/')[0] ?? '';
      reads.documents += 1;
      reads.byCollection[collection] = (reads.byCollection[collection] ?? 0) + 1;
    },
  });
  const people: Record<string, { email: string; customAttributes: string; emailVerified: boolean }> = {};
  const { accounts } = createAccounts(people);
  const sent: (MailMessage & { readonly request: MailRequest })[] = [];
  const accepted = new Set<string>();
  const requests = new Map<MailMessage['text'], MailRequest>();
  const mail: MailOptions = {
    site,
    secret,
    accounts,
    composeMail: (request) => {
      const text = JSON.stringify(request);
      requests.set(text, request);
      return { subject: request.template, text, html: '', headers: {} };
    },
    transport: {
      send: async (message) => {
        try {
          return await onRequest((): Promise<MailResult> => {
            const refused = answer(message);
            if (refused) return Promise.resolve(refused);
            const request = requests.get(message.text);
            // A provider recognises an email that it has accepted before by its Message-ID.
            if (request && !accepted.has(message.messageId)) sent.push({ ...message, request });
            accepted.add(message.messageId);
            return Promise.resolve({ status: 'sent' });
          });
        } catch (error) {
          if (error instanceof Killed) throw error;
          return { status: 'temporary', reason: 'timeout' };
        }
      },
    },
  };
  const counts: MatchCounts[] = [];
  const createJobs = () => ({
    match: matchAlerts(memory.administrator, { reader: memory.reader, onMatched: (each) => counts.push(each) }),
    compose: composeAlerts(memory.administrator, { sendsEmails: true, now: () => 0 }),
    send: sendMail(memory.administrator, { ...mail, now: () => 0 }),
  });
  let jobs = createJobs();
  const publish = (kind: ContentKind, id: string, fields: object = {}) => {
    const { collection } = contentKinds[kind];
    const at = new Date(time);
    memory.put({
      [`${collection}/${id}`]: toStored({
        ...smallest[kind],
        authorUid: 'amina',
        authorUsername: 'amina',
        authorName: 'Amina',
        title: `About ${id}`,
        publishedAt: at,
        updatedAt: at,
        ...fields,
      }),
      [`changes/${collection}/marks/0`]: { updated_at: at },
    });
  };
  const follow = async (id: string, fields: object) => {
    await memory.administrator.commit([
      {
        path: `subscriptions/${id}`,
        fields: { frequency: 'immediately', lang: 'en', state: 'active', created_at: new Date(time), ...fields },
      },
    ]);
  };
  const { triggers } = createBackgroundWork(memory.administrator, { site, reader: memory.reader, mail });
  const handleSubscription = triggers.subscriptionWritten.run;
  return {
    ...memory,
    mail,
    sent,
    reads,
    counts,
    people,
    now,
    publish,
    jobs: () => jobs,
    restart: () => {
      isDead = false;
      jobs = createJobs();
    },
    isKilled: () => isDead,
    pass: (minutes: number) => (time += minutes * 60_000),
    addMember: (uid: string, settings: object = {}) => {
      people[uid] = { email: `${uid}@example.org`, customAttributes: '{}', emailVerified: true };
      memory.put({ ...user(uid), [`alert_settings/${uid}`]: { uid, quiet_from: 0, quiet_until: 0, ...settings } });
    },
    addAddress: (email: string, settings: object = {}) => {
      const id = toSubscriberId(email, secret);
      const fields = { email, state: 'confirmed', lang: 'en', timezone: 'UTC', quiet_from: 0, quiet_until: 0 };
      memory.put({ [`subscribers/${id}`]: { ...fields, ...settings } });
      return id;
    },
    follow,
    handleSubscription,
    deliverEvents: async () => {
      for (const event of memory.takeEvents())
        if (event.path.startsWith('subscriptions/')) await handleSubscription(event);
    },
    run: async () => {
      const event = { time: new Date(time).toISOString() };
      await jobs.match(event);
      await jobs.compose(event);
      await jobs.send(event);
    },
  };
}
