import { type DataOptions, requireToken } from './connect';
import { DataError, errorOfStatus } from './DataError';
import { withTimeout } from './withTimeout';

interface ActionOptions extends Pick<DataOptions, 'fetch' | 'getToken' | 'timeout'> {
  readonly signal?: AbortSignal | undefined;
}

/** Calls `/api/actions/{name}`. @throws DataError derived from the status, such as `too-many` or `invalid` */
export async function callAction(
  name: string,
  body: object,
  { fetch = (url, init) => globalThis.fetch(url, init), getToken, timeout = 15_000, signal }: ActionOptions = {},
): Promise<unknown> {
  const authorization = getToken && `Bearer ${await requireToken(getToken)}`;
  return withTimeout({ signal, timeout }, async (ending) => {
    const answer = await fetch(`/api/actions/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(body),
      signal: ending,
    });
    if (answer.status === 400) throw new DataError('invalid', { fields: await readFields(answer) });
    if (!answer.ok) throw errorOfStatus(answer.status);
    return answer.json() as Promise<unknown>;
  });
}

async function readFields(answer: Response): Promise<readonly string[]> {
  const { error } = (await answer.json().catch(() => ({}))) as { readonly error?: { readonly fields?: unknown } };
  return Array.isArray(error?.fields) ? error.fields.map(String) : [];
}
