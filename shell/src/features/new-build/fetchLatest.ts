/** Timeout for a host's response, in milliseconds. */
export const ANSWER_TIMEOUT = 10_000;

export interface LatestShell {
  readonly build: string;
  readonly news?: string | undefined;
  readonly published?: Date | undefined;
}

/** Fetches the description of the shell's live build. Resolves to undefined if the host fails or its response is invalid. */
export async function fetchLatest(): Promise<LatestShell | undefined> {
  const live = await fetchLive('/builds/latest.json').catch(() => undefined);
  if (typeof live !== 'object' || live === null || !('build' in live) || typeof live.build !== 'string')
    return undefined;
  const news = 'news' in live && typeof live.news === 'string' ? live.news : undefined;
  const published = 'published' in live && typeof live.published === 'string' ? new Date(live.published) : undefined;
  return {
    build: live.build,
    news,
    published: published && !Number.isNaN(published.getTime()) ? published : undefined,
  };
}

/** Fetches JSON, bypassing all caches. Throws an Error if the response is missing or not JSON. */
export async function fetchLive(url: string): Promise<unknown> {
  const response = await fetch(url, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}
