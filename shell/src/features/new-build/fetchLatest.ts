/** How long a host may take to answer, in milliseconds. */
const ANSWER_TIMEOUT = 10_000;

/** The shell's live build, and what is new with it: in one sentence, and since when. */
export interface LatestShell {
  readonly build: string;
  readonly news?: string | undefined;
  readonly published?: Date | undefined;
}

/** What is live of the shell (specification 7); undefined where its host does not answer as it should. */
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

/** The JSON that is at `address` now, past all caches. @throws Error where there is none */
export async function fetchLive(address: string): Promise<unknown> {
  const response = await fetch(address, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}
