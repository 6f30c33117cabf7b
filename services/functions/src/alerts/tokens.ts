import { createHmac, timingSafeEqual } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { alertChoices } from '@adp/shared-data/alerts';
import { listChoices } from '@adp/shared-data/fields';
import { notificationChoices } from '@adp/shared-data/notification';
import * as v from 'valibot';

const day = 86_400_000;

/** Lifetimes of tokens by purpose, in milliseconds. Unsubscribing works longest, because readers open old emails for it. */
export const tokenLifetimes = { confirm: 7 * day, manage: 90 * day, stop: 400 * day } as const;

const subscriber = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const uid = v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/));
export const stopScope = v.union([
  v.strictObject({ subscriptions: v.pipe(v.array(uid), v.minLength(1), v.maxLength(5)) }),
  v.strictObject({ kind: v.picklist(['follow', ...notificationChoices.topic]) }),
]);

/** The content of a token: `s` subscriber or `u` member, `p` purpose, `e` expiry in seconds since 1970. */
const tokenSchema = v.variant('p', [
  v.strictObject({
    p: v.literal('confirm'),
    s: subscriber,
    e: v.number(),
    /** The topic to follow. It is stored only after the confirmation. */
    t: v.string(),
    f: v.picklist(alertChoices.frequency),
    l: v.picklist(listChoices.lang),
    z: v.optional(v.string()),
  }),
  v.strictObject({ p: v.literal('manage'), s: subscriber, e: v.number() }),
  v.strictObject({
    p: v.literal('stop'),
    s: v.optional(subscriber),
    u: v.optional(uid),
    e: v.number(),
    scope: stopScope,
  }),
]);
export type Token = v.InferOutput<typeof tokenSchema>;
export type TokenPurpose = Token['p'];
type Content<Part> = Part extends Token ? Omit<Part, 'e'> : never;

/** Returns a signed token. Tokens contain no address. */
export function signToken(content: Content<Token>, { secret, now }: { readonly secret: string; readonly now: number }) {
  const expiry = Math.floor((now + tokenLifetimes[content.p]) / 1000);
  const payload = Buffer.from(JSON.stringify({ ...content, e: expiry })).toString('base64url');
  return `${payload}.${sign(payload, secret).toString('base64url')}`;
}

/** Returns the content of a token. Returns undefined if it is forged, damaged or expired, or has another purpose. */
export function readToken<Purpose extends TokenPurpose>(
  text: string,
  purposes: readonly Purpose[],
  { secret, now }: { readonly secret: string; readonly now: number },
): Extract<Token, { readonly p: Purpose }> | undefined {
  const [payload = '', signature = '', ...others] = text.split('.');
  const expected = sign(payload, secret);
  const actual = Buffer.from(signature, 'base64url');
  if (others.length > 0 || actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  // A valid signature means that this site has written the content, but an older version may have written it.
  const result = v.safeParse(tokenSchema, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const isPurpose = (token: Token): token is Extract<Token, { readonly p: Purpose }> =>
    purposes.some((purpose) => purpose === token.p);
  return result.success && result.output.e * 1000 > now && isPurpose(result.output) ? result.output : undefined;
}

const sign = (payload: string, secret: string) => createHmac('sha256', secret).update(`token ${payload}`).digest();

/** Returns an address without spaces, in lower case, with an ASCII domain. Returns undefined for a text that is not an address. */
export function normalizeAddress(text: string): string | undefined {
  const [, local = '', domain = ''] = /^([^\s@"<>(),:;[\]\\]{1,64})@([^\s@/:?#]{3,253})$/u.exec(text.trim()) ?? [];
  const ascii = domainToASCII(domain);
  const address = `${local.normalize('NFC').toLowerCase()}@${ascii}`;
  const isValid =
    /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(ascii) && !/[\p{C}\p{Z}]|^\.|\.\.|\.$/u.test(local);
  return isValid && address.length <= 254 ? address : undefined;
}

/** Returns the id of a normalised address in `subscribers`, from which nobody can find the address without the secret. */
export const toSubscriberId = (address: string, secret: string) =>
  createHmac('sha256', secret).update(`address ${address}`).digest('hex').slice(0, 32);

/** Returns an address that only its owner recognises, such as `a…@example.org`. */
export const maskAddress = (address: string) => address.replace(/^(.)[^@]*/u, '$1…');
