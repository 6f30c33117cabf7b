export interface Network {
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  readonly pause: (milliseconds: number) => Promise<void>;
}

const tries = 5;
const timeout = 60_000;
/** Maximum size of a response in bytes, which exceeds every page of a list. */
const maxBytes = 32_000_000;
const longestWait = 600_000;

/** Fetches a text. Retries after the delay that an overloaded service demands. Rejects with one sentence. */
export async function requestText(url: string, { fetch, pause }: Network): Promise<string> {
  for (let count = 1; ; count += 1) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeout) }).catch((cause: unknown) => {
      throw new Error(`${url} does not respond.`, { cause });
    });
    if (answer.ok) return readText(answer, url);
    if (![429, 502, 503, 504].includes(answer.status) || count === tries)
      throw new Error(`${url} responded with status ${answer.status}.`);
    await pause(Math.min(longestWait, toWait(answer.headers.get('retry-after')) ?? 2_000 * 2 ** count));
  }
}

/** Converts `Retry-After` to milliseconds. The header contains seconds or a date. */
function toWait(text: string | null): number | undefined {
  if (text === null) return undefined;
  const wait = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

async function readText(answer: Response, url: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > maxBytes) throw new Error(`${url} responded with more than ${maxBytes / 1_000_000} MB.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
