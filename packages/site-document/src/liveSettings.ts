import { parseFirebaseHosts } from './firebaseHosts';
import { parseSiteConfig } from './parseSiteConfig';
import type { SiteFile } from './siteFile';

/** URL of the settings that the renderer reads. With it, new apps and prefixes apply as soon as the site is published. */
export const liveSettings = '/builds/site.json';

/** The public part of a site file that is the same for the renderer and for commands. */
export type LiveSettings = Pick<SiteFile, 'registry' | 'firebaseConfig' | 'firebase'>;

export function writeLiveSettings({ registry, firebaseConfig, firebase }: SiteFile): string {
  return JSON.stringify({ registry, firebaseConfig, firebase });
}

/** Parses published settings. @throws Error with one sentence if `text` is not valid */
export function parseLiveSettings(text: string): LiveSettings {
  const { registry, firebaseConfig, firebase } = JSON.parse(text) as Partial<LiveSettings>;
  return {
    registry: parseSiteConfig(JSON.stringify(registry ?? null)),
    // Validated with the site file. The function only passes it on to pages.
    ...(firebaseConfig && { firebaseConfig }),
    ...(firebase && { firebase: parseFirebaseHosts(firebase) }),
  };
}
