import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { noFirebaseHosts } from './firebaseHosts';
import { embedStyle, everyPageScript, startPageScript, everyPageStyle } from './inlineParts';
import type { Page, PageContent } from './Page';

export interface PolicyParts extends Pick<Page, 'site' | 'styles' | 'developer' | 'siteNotices'> {
  readonly content?: Pick<PageContent, 'sheets'> | undefined;
}

/** Returns the security policy: the site's, the apps' and Firebase's hosts, and inline styles and scripts by their hashes. */
export function contentSecurityPolicy(parts: PolicyParts): string {
  const { site, styles, content, developer, siteNotices } = parts;
  const hosts = ["'self'", ...site.registry.apps.flatMap(({ origin }) => (origin === null ? [] : [origin]))].join(' ');
  const { scripts, connect, frames, images } = site.firebase ?? noFirebaseHosts;
  const reports = site.registry.reports?.startsWith('https:') ? [new URL(site.registry.reports).origin] : [];
  const and = (more: readonly string[] = []) => more.map((host) => ` ${host}`).join('');
  const more = developer?.sources;
  const stylesInPage = [
    styles,
    everyPageStyle,
    ...(content ? content.sheets.values() : []),
    ...(siteNotices ? [siteNotices.style] : []),
  ];
  const scriptsInPage = [
    everyPageScript,
    ...(content ? [startPageScript] : []),
    ...(siteNotices ? [siteNotices.script] : []),
  ];
  return [
    "default-src 'none'",
    `script-src ${[hosts, ...scriptsInPage.map(toHash)].join(' ')}${and(scripts)}${and(more)}`,
    `style-src ${[hosts, ...stylesInPage.map(toHash)].join(' ')}${and(more)}`,
    `connect-src ${hosts}${and([...new Set([...connect, ...reports])])}${and(developer?.connect)}`,
    `img-src ${hosts} data:${and(images)}${and(more)}`,
    // Allow the frame that the SDK uses for sign-in by pop-up or redirect.
    `frame-src 'self'${and(frames)}`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Hashes of inline texts. Cached because many pages share them, and hashing takes longer than the rest of the policy. */
const hashes = new LRUCache<string, string>({ max: 200 });

function toHash(text: string): string {
  const hash = hashes.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  hashes.set(text, hash);
  return hash;
}

/** Security policy of embeds. Allows only their style sheet, and lets any site frame them. All other pages forbid framing (decision 162). */
export const embedSecurityPolicy = [
  "default-src 'none'",
  `style-src ${toHash(embedStyle)}`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');
