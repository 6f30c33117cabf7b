import { createHash, timingSafeEqual } from 'node:crypto';
import type { DocumentWrite } from '@adp/shared-data/administrator';
import * as v from 'valibot';
import { findAccount } from '../accounts/accounts';
import type { ActionOptions } from '../actions/ActionContext';
import { ActionError } from '../actions/ActionError';
import { toSettingsWrite } from './changeSettings';
import { addToStats } from './mailStats';
import { toSettingsPath } from './owners';
import { requireSecret } from './signedLinks';
import { toStop } from './stopAddress';
import { normalizeAddress, toSubscriberId } from './tokens';

/** The events of Brevo, Mailjet and Postmark that stop an address. Brevo and Mailjet report complaints alike. */
const eventSchema = v.union([
  v.object({ event: v.picklist(['hard_bounce', 'spam']), email: v.string() }),
  v.object({ event: v.literal('bounce'), hard_bounce: v.literal(true), email: v.string() }),
  v.pipe(
    v.object({
      RecordType: v.picklist(['Bounce', 'SpamComplaint']),
      /** True if Postmark sends no more emails to the address. */
      Inactive: v.literal(true),
      Email: v.string(),
    }),
    v.transform(({ RecordType, Email }) => ({
      event: RecordType === 'Bounce' ? ('bounce' as const) : ('spam' as const),
      email: Email,
    })),
  ),
]);

/** The body of a request: one event or several. Other events, such as deliveries, are ignored. */
export const mailEventsInput = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.unknown(),
    v.transform((event) => [event]),
  ),
]);

/** Rejects requests without the secret, which the provider sends as a bearer token or as the password of basic authentication. */
export function requireProvider({ headers }: Request, { mailEventsSecret }: ActionOptions): void {
  if (!mailEventsSecret) throw new ActionError(503, 'unavailable', 'This site reads no events of emails.');
  const [scheme = '', value = ''] = (headers.get('authorization') ?? '').split(' ');
  const sent =
    scheme === 'Basic'
      ? Buffer.from(value, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : value;
  // Hashes have the same length, and their comparison takes the same time for all secrets.
  const toHash = (secret: string) => createHash('sha256').update(secret).digest();
  if (!timingSafeEqual(toHash(sent), toHash(mailEventsSecret)))
    throw new ActionError(401, 'denied', 'Send the secret of the site.');
}

/** Stops addresses that have bounced or complained. A repeated event changes nothing. */
export async function handleMailEvents(
  events: v.InferOutput<typeof mailEventsInput>,
  options: ActionOptions,
): Promise<object> {
  const { secret, now } = requireSecret(options);
  for (const event of events) {
    const result = v.safeParse(eventSchema, event);
    const address = result.success ? normalizeAddress(result.output.email) : undefined;
    if (!result.success || address === undefined) continue;
    const cause = result.output.event === 'spam' ? 'complained' : 'bounced';
    await stopAddress(address, { cause, id: toSubscriberId(address, secret), at: new Date(now) }, options);
  }
  return {};
}

interface Stop {
  readonly cause: 'bounced' | 'complained';
  readonly id: string;
  readonly at: Date;
}

async function stopAddress(address: string, { id, cause, at }: Stop, options: ActionOptions): Promise<void> {
  const { administrator } = options;
  const path = `subscribers/${id}`;
  const stored = (await administrator.read([path])).get(path);
  if (stored?.fields['state'] === 'stopped' && (cause === 'bounced' || 'complained_at' in stored.fields)) return;
  // An address is stopped for a month only, so a complaint of a member also pauses all emails.
  const paused = cause === 'complained' ? await pauseMember(address, at, options) : [];
  await administrator.commit([toStop(id, stored, { cause, at }), ...paused]);
  await addToStats(at, { [cause]: 1 }, administrator);
}

async function pauseMember(email: string, at: Date, options: ActionOptions): Promise<readonly DocumentWrite[]> {
  const { administrator } = options;
  const account = await findAccount({ email }, options);
  if (!account) return [];
  const { uid } = account;
  const [userPath, path] = [`users/${uid}`, toSettingsPath({ uid })];
  const documents = await administrator.read([userPath, path]);
  return documents.has(userPath) ? [toSettingsWrite({ uid, stored: documents.get(path), at }, { paused: true })] : [];
}
