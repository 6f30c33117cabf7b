import { dataConfig, type DataOptions } from '@adp/shared-data/client';
import { type DataWriter, loadWriter } from '@adp/shared-data/writer';

/** The variants of a commit that the rules may accept, ready to be sent, the most likely first. */
export interface Prepared {
  readonly url: string;
  readonly bodies: readonly string[];
}

/**
 * Records the commits that `write` would send, without a network: `fetch` refuses every commit, so that the writer tries
 * each variant in turn. Resolves to undefined if `write` commits nothing.
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
 * Returns the response to a read: no document exists, except an old count of the day's items. This count makes the writer
 * try two variants: starting a new day, and adding to the current count.
 */
function toAnswer(request: string): readonly object[] {
  const { documents: [name = ''] = [] } = JSON.parse(request) as { readonly documents?: readonly string[] };
  if (!name.includes('/item_counts/')) return [{ missing: name }];
  const fields = { count: { integerValue: '1' }, began_at: { timestampValue: new Date(0).toISOString() } };
  return [{ found: { name, fields, updateTime: new Date(0).toISOString() } }];
}
