import type { FirestoreClient, RequestOptions } from '../client/FirestoreClient';
import { toDeletion, toWrite } from './toWrite';

export interface CalendarDraft extends RequestOptions {
  readonly uid: string;
  readonly lang: string;
}

/** Creates or replaces the secret, so that the previous URL stops working. Returns the secret. */
export async function renewCalendar(
  { uid, lang, signal }: CalendarDraft,
  { root, commit }: Pick<FirestoreClient, 'root' | 'commit'>,
): Promise<string> {
  const secret = toBase64Url(crypto.getRandomValues(new Uint8Array(24)));
  await commit(
    [toWrite({ name: `${root}/calendars/${uid}`, fields: { uid, secret, lang }, times: ['created_at'] })],
    signal,
  );
  return secret;
}

export async function revokeCalendar(
  uid: string,
  { root, commit }: Pick<FirestoreClient, 'root' | 'commit'>,
): Promise<void> {
  await commit([toDeletion(`${root}/calendars/${uid}`)]);
}

/** Returns 24 bytes as 32 characters of base64url. */
const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
