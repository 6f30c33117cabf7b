import { parseFirebaseHosts } from './firebaseHosts';
import { parseSiteConfig } from './parseSiteConfig';
import type { SiteFile } from './siteFile';

/** Where a renderer reads what every page has in it, too: it follows a new app or prefix as soon as the pages are published. */
export const liveSettings = '/builds/site.json';

/** What of a site file is the same for all who make its pages. All of it is public. */
export type LiveSettings = Pick<SiteFile, 'registry' | 'firebaseConfig' | 'firebase'>;

export function writeLiveSettings({ registry, firebaseConfig, firebase }: SiteFile): string {
  return JSON.stringify({ registry, firebaseConfig, firebase });
}

/** @throws Error with one sentence where `text` holds no settings that pages could be made with */
export function parseLiveSettings(text: string): LiveSettings {
  const { registry, firebaseConfig, firebase } = JSON.parse(text) as Partial<LiveSettings>;
  return {
    registry: parseSiteConfig(JSON.stringify(registry ?? null)),
    // Checked with the site file; the function only passes it on to the pages.
    ...(firebaseConfig && { firebaseConfig }),
    ...(firebase && { firebase: parseFirebaseHosts(firebase) }),
  };
}
