import { type StoppedCanary, stoppedCanaries } from '@adp/shared-data/app-health';
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

/** The time after which a setting is read again, in milliseconds. */
const staleTime = 30_000;
/** The timeout for reading a setting, in milliseconds. After a timeout, the next request tries again. */
const readTimeout = 10_000;
/** The maximum wait for a setting, in milliseconds. After this time, a page has no notices, and an old path is a 404. */
const maxWait = 300;

export interface SiteSettings {
  /** Returns the notices that all pages show now. Only the first page waits for them. Never rejects. */
  readonly getNotices: () => Promise<readonly SiteNotice[]>;
  /** Returns the canaries that no browser may use any more. Only the first call waits for them. Never rejects. */
  readonly getStopped: () => Promise<readonly StoppedCanary[]>;
  /** Returns the target of a redirect, which applies to all languages unless its path has one. Never rejects. */
  readonly findRedirect: (pathname: string) => Promise<string | undefined>;
}

interface Options {
  readonly reader: Pick<DataReader, 'get'>;
  readonly now: () => number;
}

/** Creates a reader for the settings that administrators (docs/decisions/098) and functions make for all visitors. */
export function createSiteSettings({ reader, now }: Options): SiteSettings {
  const getNotices = createSetting({
    initial: [],
    read: async () => (await reader.get(siteNotices, siteNotices.id))?.notices ?? [],
    now,
  });
  const getStopped = createSetting({
    initial: [],
    read: async () => (await reader.get(stoppedCanaries, stoppedCanaries.id))?.stopped ?? [],
    now,
  });
  const getRedirects = createSetting({
    initial: new Map<string, string>(),
    read: async () => {
      const { redirects = [] } = (await reader.get(siteRedirects, siteRedirects.id)) ?? {};
      return new Map(redirects.map(({ from, to }) => [toRedirectKey(from), to]));
    },
    now,
    // Wait for the read, because only requests for missing pages need the redirects.
    isAwaited: true,
  });
  return {
    getNotices: async () => (await getNotices()).filter((notice) => isNoticeShown(notice, now())),
    getStopped,
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
  readonly isAwaited?: boolean;
}

/** Creates a getter that reads a stale setting once for all callers, and returns the old value until then. */
export function createSetting<Value>({
  initial,
  read,
  now,
  isAwaited = false,
}: SettingOptions<Value>): () => Promise<Value> {
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
