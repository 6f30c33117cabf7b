import { getSession, loadIdentity } from '@adp/shared-auth';
import { type DataWriter, loadWriter } from '@adp/shared-data/writer';
import { dropUnsent, registerSync, storeUnsent, type UnsentRequest } from '@adp/shared-data/unsent';
import { dataConfig, type DataOptions } from '@adp/shared-data/client';
import type { Draft } from '../../lib/drafts/Draft';
import { toItemFields } from '../../lib/forms/toItemFields';
import { getSource, getStatus } from './Delivery';

type Write = (writer: DataWriter) => Promise<unknown>;

/** Stores a draft for the service worker (decision 120) if it fits into one commit. Never rejects. */
export async function storeForWorker(key: string, lock: string, draft: Draft | undefined): Promise<void> {
  try {
    const write = draft && toSingleWrite(draft);
    const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
    const request = write && registration && 'sync' in registration ? await toRequest(lock, write) : undefined;
    if (request) await storeUnsent(key, request);
    // Remove a request that an earlier attempt stored, because its text may be outdated.
    if (!request || !(await registerSync(registration))) await dropUnsent(key);
  } catch {
    // Storage is full. The next visit sends the draft.
  }
}

/** Returns the write that sends the draft in one commit, or undefined if the draft needs several requests. */
function toSingleWrite({ kind, itemId: id, base, values, owner, queued }: Draft): Write | undefined {
  const { cover } = values;
  // A text that is already stored needs no commit, and a cover must be uploaded first.
  if (!queued || queued.written || (cover && typeof cover === 'object' && 'dataUrl' in cover)) return undefined;
  const [source, fields, status] = [getSource(kind), toItemFields(kind, values), getStatus(queued)];
  if (base) {
    const isChangedAlone = base.status === status && status !== 'scheduled';
    return isChangedAlone ? (writer) => writer.update(source, { id, version: base.version, draft: fields }) : undefined;
  }
  const { user, profile } = getSession();
  // A page that was opened offline has no profile for the byline.
  if (!profile || user?.uid !== owner) return undefined;
  const author = { uid: user.uid, username: profile.username, name: profile.name };
  const publishAt = status === 'scheduled' ? new Date(queued.publishAt ?? 0) : undefined;
  return (writer) => writer.create(source, { id, author, draft: fields, status, publishAt });
}

async function toRequest(lock: string, write: Write): Promise<UnsentRequest | undefined> {
  const [commit, identity] = await Promise.all([prepareCommits(write), loadIdentity()]);
  const token = await identity.getTokenRequest();
  return commit && token ? { ...commit, token, lock } : undefined;
}

/** The variants of a commit that the rules may accept, ready to be sent, the most likely first. */
interface Prepared {
  readonly url: string;
  readonly bodies: readonly string[];
}

/** Records the commits that `write` tries: `fetch` refuses each, so the writer tries all variants. */
async function prepareCommits(write: (writer: DataWriter) => Promise<unknown>): Promise<Prepared | undefined> {
  let url: string | undefined;
  const bodies: string[] = [];
  const fetch: DataOptions['fetch'] = (address, { body }) => {
    const text = typeof body === 'string' ? body : '';
    if (!address.includes(':commit')) return Promise.resolve(Response.json(toAnswer(text)));
    url = address;
    bodies.push(text);
    return Promise.resolve(new Response(null, { status: 403 }));
  };
  const getToken = () => Promise.resolve('none');
  const writer = await loadWriter(await dataConfig(), { fetch, getToken });
  await write(writer).catch(() => undefined);
  return url === undefined ? undefined : { url, bodies };
}

/** Returns the response to a read: no documents except an old count, for which the writer tries two variants. */
function toAnswer(request: string): readonly object[] {
  const { documents: [name = ''] = [] } = JSON.parse(request) as { readonly documents?: readonly string[] };
  if (!name.includes('/item_counts/')) return [{ missing: name }];
  const fields = { count: { integerValue: '1' }, began_at: { timestampValue: new Date(0).toISOString() } };
  return [{ found: { name, fields, updateTime: new Date(0).toISOString() } }];
}
