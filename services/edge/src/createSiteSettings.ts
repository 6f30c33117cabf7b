import type { DataReader } from '@adp/shared-data/client';
import {
  isNoticeShown,
  type SiteNotice,
  siteNotices,
  siteRedirects,
  toRedirectKey,
} from '@adp/shared-data/site-settings';
import { splitLanguage, toBase } from '@adp/shared-ui/languages';
import { withTimeout } from './withTimeout';

/** Time in milliseconds after which a setting is read again. */
const staleTime = 30_000;
/** Timeout for reading a setting, in milliseconds. The next request reads again. */
const readTimeout = 10_000;
/** Maximum time that a page waits for a setting, in milliseconds. After that, it has no notices, or an old path is not found. */
const maxWait = 300;

export interface SiteSettings {
  /** Returns the notices that all pages show now. Only the first page waits for a read. Never rejects. */
  readonly getNotices: () => Promise<readonly SiteNotice[]>;
  /** Returns the target of a redirect. A redirect without a language applies to all languages. Never rejects. */
  readonly findRedirect: (pathname: string) => Promise<string | undefined>;
}

interface Options {
  readonly reader: Pick<DataReader, 'get'>;
  readonly now: () => number;
}

/** Reads the settings that administrators make for all visitors (docs/decisions/098). */
export function createSiteSettings({ reader, now }: Options): SiteSettings {
  const getNotices = createSetting({
    initial: [],
    read: async () => (await reader.get(siteNotices, siteNotices.id))?.notices ?? [],
    now,
  });
  const getRedirects = createSetting({
    initial: new Map<string, string>(),
    read: async () => {
      const { redirects = [] } = (await reader.get(siteRedirects, siteRedirects.id)) ?? {};
      return new Map(redirects.map(({ from, to }) => [toRedirectKey(from), to]));
    },
    now,
    // Only requests for missing pages wait.
    isAwaited: true,
  });
  return {
    getNotices: async () => (await getNotices()).filter((notice) => isNoticeShown(notice, now())),
    findRedirect: async (pathname) => {
      const redirects = await getRedirects();
      const { language, path } = splitLanguage(pathname);
      const exact = redirects.get(toRedirectKey(pathname));
      if (exact !== undefined) return exact;
      const target = redirects.get(toRedirectKey(path));
      return target !== undefined && splitLanguage(target).language === 'en' ? toBase(language) + target : target;
    },
  };
}

interface SettingOptions<Value> {
  readonly initial: Value;
  readonly read: () => Promise<Value>;
  readonly now: () => number;
  /** Waits for each read, not only for the first one. */
  readonly isAwaited?: boolean;
}

/** Returns a getter that reads a stale setting again, once for all callers. Until then, or if that fails, it returns the old value. */
function createSetting<Value>({ initial, read, now, isAwaited = false }: SettingOptions<Value>): () => Promise<Value> {
  let value = initial;
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;
  return async () => {
    if (now() - readAt < staleTime) return value;
    const isFirst = readAt === -Infinity;
    reading ??= withTimeout(read(), readTimeout)
      .then((next) => {
        value = next;
      })
      .catch(() => undefined)
      .finally(() => {
        readAt = now();
        reading = undefined;
      });
    if (isAwaited || isFirst) await withTimeout(reading, maxWait).catch(() => undefined);
    return value;
  };
}
