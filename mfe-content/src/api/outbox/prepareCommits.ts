import { dataConfig, type DataOptions } from '@adp/shared-data/client';
import { type DataWriter, loadWriter } from '@adp/shared-data/writer';

/** A commit that is ready to be sent, in the variants that the rules may accept, the likely one first. */
export interface Prepared {
  readonly url: string;
  readonly bodies: readonly string[];
}

/**
 * Records the commits that `write` would send, without a network. The writer gets a `fetch` that refuses each commit, so that it
 * tries the next variant. Undefined if `write` commits nothing.
 */
export async function prepareCommits(write: (writer: DataWriter) => Promise<unknown>): Promise<Prepared | undefined> {
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

/**
 * Answers a read: no document exists, except for an old count of the day's items. With that, the writer tries both to begin a
 * new day and to add to the count.
 */
function toAnswer(request: string): readonly object[] {
  const { documents: [name = ''] = [] } = JSON.parse(request) as { readonly documents?: readonly string[] };
  if (!name.includes('/item_counts/')) return [{ missing: name }];
  const fields = { count: { integerValue: '1' }, began_at: { timestampValue: new Date(0).toISOString() } };
  return [{ found: { name, fields, updateTime: new Date(0).toISOString() } }];
}
