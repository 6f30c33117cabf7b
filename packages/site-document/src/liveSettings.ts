import { parseFirebaseHosts } from './firebaseHosts';
import { parseSiteConfig } from './parseSiteConfig';
import type { SiteFile } from './siteFile';

/** URL of the settings that the renderer reads, so that new apps and prefixes take effect as soon as the site is published. */
export const liveSettings = '/builds/site.json';

export type LiveSettings = Pick<SiteFile, 'registry' | 'firebaseConfig' | 'firebase'>;

export function writeLiveSettings({ registry, firebaseConfig, firebase }: SiteFile): string {
  return JSON.stringify({ registry, firebaseConfig, firebase });
}

/** Parses published settings. @throws Error with one sentence if `text` is not valid */
export function parseLiveSettings(text: string): LiveSettings {
  const { registry, firebaseConfig, firebase } = JSON.parse(text) as Partial<LiveSettings>;
  return {
    registry: parseSiteConfig(JSON.stringify(registry ?? null)),
    // The site file's own validation covers this field, and the function only passes it on to pages.
    ...(firebaseConfig && { firebaseConfig }),
    ...(firebase && { firebase: parseFirebaseHosts(firebase) }),
  };
}
