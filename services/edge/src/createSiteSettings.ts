import type { DataReader } from '@adp/shared-data/client';
import {
  isNoticeShown,
  type SiteNotice,
  siteNotices,
  siteRedirects,
  toRedirectKey,
} from '@adp/shared-data/site-settings';
import { withTimeout } from './withTimeout';

/** How long what was read is taken for true, in milliseconds. */
const staleTime = 30_000;
/** Timeout for reading the settings, in milliseconds. The next request reads again. */
const longestReading = 10_000;
/** A page waits no longer for it, in milliseconds: it comes without notices, and an old path as one without a page. */
const longestWait = 300;

export interface SiteSettings {
  /** What all pages show now. Reads one document each half minute, and no page waits for it but the first. Never rejects. */
  readonly getNotices: () => Promise<readonly SiteNotice[]>;
  /** Where a path without a page leads. Never rejects. */
  readonly findRedirect: (pathname: string) => Promise<string | undefined>;
}

/** What administrators have set for all visitors (docs/decisions/098). */
export function createSiteSettings(reader: Pick<DataReader, 'get'>, now: () => number): SiteSettings {
  const notices = createSetting(async () => (await reader.get(siteNotices, siteNotices.id))?.notices ?? [], {
    first: [],
    now,
  });
  const redirects = createSetting(
    async () => {
      const found = (await reader.get(siteRedirects, siteRedirects.id))?.redirects ?? [];
      return new Map(found.map(({ from, to }) => [toRedirectKey(from), to]));
    },
    // Only who would find nothing waits for it.
    { first: new Map<string, string>(), now, isAwaited: true },
  );
  return {
    getNotices: async () => (await notices()).filter((notice) => isNoticeShown(notice, now())),
    findRedirect: async (pathname) => (await redirects()).get(toRedirectKey(pathname)),
  };
}

interface SettingOptions<Value> {
  readonly first: Value;
  readonly now: () => number;
  /** Each reading is waited for, not the first one alone. */
  readonly isAwaited?: boolean;
}

/** Reads again what is old, once for all who ask; meanwhile, and where it cannot be read, what was read before counts. */
function createSetting<Value>(
  read: () => Promise<Value>,
  { first, now, isAwaited = false }: SettingOptions<Value>,
): () => Promise<Value> {
  let value = first;
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;
  return async () => {
    if (now() - readAt < staleTime) return value;
    const isFirst = readAt === -Infinity;
    reading ??= withTimeout(read(), longestReading)
      .then((next) => {
        value = next;
      })
      .catch(() => undefined)
      .finally(() => {
        readAt = now();
        reading = undefined;
      });
    if (isAwaited || isFirst) await withTimeout(reading, longestWait).catch(() => undefined);
    return value;
  };
}
