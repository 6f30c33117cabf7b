import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderStatusPage, type SiteFile } from '@adp/site-document';

/** Response headers of the page. Its security policy is in the page, except for the directive that only a header can set. */
export const statusHeaders = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Writes the page with the state of a site to `folder`, with the configuration for Firebase Hosting. */
export function writeStatus(folder: string, site: SiteFile): void {
  mkdirSync(join(folder, 'public'), { recursive: true });
  writeFileSync(join(folder, 'public/index.html'), renderStatusPage(site));
  const headers = Object.entries(statusHeaders).map(([key, value]) => ({ key, value }));
  const hosting = { public: 'public', headers: [{ source: '**', headers }] };
  writeFileSync(join(folder, 'firebase.json'), `${JSON.stringify({ hosting }, null, 2)}\n`);
}
