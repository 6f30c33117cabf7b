import { createHash } from 'node:crypto';
import { toKeyId } from '@adp/app-kit/publish';
import { findHeadError, hashEntry, LOG_PATH, parseLog, type LogEntry, type LogEvent } from '@adp/app-contract/log';
import type { SiteFile } from '@adp/site-document/siteFile';

interface ReadOptions {
  readonly site: SiteFile;
  readonly fetch?: typeof globalThis.fetch;
  readonly onStatus?: (sentence: string) => void;
}

type SiteEvent = Omit<LogEvent, 'by'> & Partial<Pick<LogEvent, 'by'>>;

/**
 * Returns what the site's log lacks: a change of the registry, and the entries of the apps' logs. An app whose log cannot
 * be read, or contradicts the site's log, is left out with a message.
 */
export async function listSiteEvents(
  { site, fetch = globalThis.fetch, onStatus = console.warn }: ReadOptions,
  siteLog: readonly LogEntry[],
): Promise<readonly SiteEvent[]> {
  const events: SiteEvent[] = [];
  const registry = hashRegistry(site);
  if (siteLog.findLast((entry) => entry.registry)?.registry !== registry)
    events.push({ action: 'registry', app: 'shell', registry, keys: listKeys(site) });
  for (const { name, origin } of site.registry.apps) {
    if (origin === null) continue;
    try {
      events.push(...(await listNewEntries(name, await readLog(origin, fetch), siteLog)));
    } catch (error) {
      onStatus(`The log of ${name} was not copied: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return events;
}

/** Returns the hash of a site's registry, which is in the site's log. */
export function hashRegistry({ registry }: SiteFile): string {
  return createHash('sha256').update(JSON.stringify(registry)).digest('base64');
}

function listKeys({ registry }: SiteFile): LogEvent['keys'] {
  return Object.fromEntries(registry.apps.map(({ name, keys = [] }) => [name, keys.map(toKeyId)]));
}

/** Reads a host's log. Returns no entries if the host has none. Throws an Error if the host fails. */
async function readLog(origin: string, fetch: typeof globalThis.fetch): Promise<readonly LogEntry[]> {
  const response = await fetch(origin + LOG_PATH, { cache: 'no-store' });
  if (response.status === 404) return [];
  if (!response.ok) throw new Error(`${origin}${LOG_PATH} answers ${response.status}`);
  return parseLog(await response.text());
}

async function listNewEntries(
  app: string,
  entries: readonly LogEntry[],
  siteLog: readonly LogEntry[],
): Promise<readonly SiteEvent[]> {
  const copied = siteLog.findLast((entry) => entry.app === app && entry.source)?.source;
  const error = copied && (await findHeadError(entries, copied));
  if (error) throw new Error(error);
  const added = entries.filter(({ number }) => number > (copied?.number ?? 0));
  return Promise.all(
    added.map(async (entry): Promise<SiteEvent> => {
      const { number, at, action, by, build, commit, ci, key, reason } = entry;
      return { action, app, by, build, commit, ci, key, reason, source: { number, at, hash: await hashEntry(entry) } };
    }),
  );
}
