import { dataConfig, type DataOptions } from '@adp/shared-data/client';
import { type DataWriter, loadWriter } from '@adp/shared-data/writer';

/** A commit that is ready to be sent, in the versions that the rules may want, the likely one first. */
export interface Prepared {
  readonly url: string;
  readonly bodies: readonly string[];
}

/**
 * The commit that `write` sends first, without a network: the writer gets one that takes commits down and refuses them, so that it
 * goes on to the next version. Nothing where none came.
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
 * What is answered to a look at a document: there is none, but for the count of the day's items. That is one from long ago, as the writer
 * then tries both to begin a day and to add to the one that there is.
 */
function toAnswer(request: string): readonly object[] {
  const { documents: [name = ''] = [] } = JSON.parse(request) as { readonly documents?: readonly string[] };
  if (!name.includes('/item_counts/')) return [{ missing: name }];
  const fields = { count: { integerValue: '1' }, began_at: { timestampValue: new Date(0).toISOString() } };
  return [{ found: { name, fields, updateTime: new Date(0).toISOString() } }];
}
