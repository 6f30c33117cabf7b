import { readHosting, type HostingEntry } from '@adp/site-document/hosting';
import type { SiteFile } from '@adp/site-document/siteFile';
import { getExpectedHeaders } from './doctor/expectedHeaders';

const ENDPOINT = 'reports';

type Header = Readonly<Record<'key' | 'value', string>>;

interface EntryWithHeaders extends HostingEntry {
  readonly headers?: readonly { readonly source: string; readonly headers: readonly Header[] }[];
  readonly rewrites?: readonly { readonly source: string; readonly destination?: string; readonly run?: object }[];
}

/** The function sets these headers. Hosting must not, because its headers replace the function's. */
const functionHeaders = ['Cache-Control', 'Content-Security-Policy'];

/** Frequently changing files on the shell's host, except those that the function serves, such as `/oembed.json`. */
const changingFiles = ['/manifest.json', '/mf-manifest.json', '/builds.json', '/sw.js', '/builds/**', '/-/**'];

/** Path of public data, which the function that renders pages also serves. A separate function handles actions. */
const data = '/api/**';

function withPages(entry: EntryWithHeaders): EntryWithHeaders {
  const run = entry.rewrites?.find(({ source }) => source === data)?.run;
  if (!entry.rewrites || !run) return entry;
  const rewrites = entry.rewrites.map((rewrite) =>
    rewrite.destination?.endsWith('/index.html') ? { source: rewrite.source, run } : rewrite,
  );
  const headers = entry.headers?.flatMap(({ source, headers: fields }) => {
    if (!source.startsWith('!')) return [{ source, headers: fields }];
    const ofFiles = fields.filter(({ key }) => functionHeaders.includes(key));
    const others = fields.filter(({ key }) => !functionHeaders.includes(key));
    return [{ source, headers: others }, ...changingFiles.map((file) => ({ source: file, headers: ofFiles }))];
  });
  return { ...entry, ...(headers && { headers }), rewrites };
}

/** Returns the headers of pages for the function that renders them, without the caching headers. */
export function readPageHeaders(file: string, site: SiteFile): Readonly<Record<string, string>> {
  const shell = readSiteHosting(file, { ...site, edge: 'none' }).find(({ target }) => target === 'shell');
  const headers = Object.entries(shell ? getExpectedHeaders(shell, '/') : {});
  return Object.fromEntries(headers.filter(([name]) => name !== 'cache-control'));
}

/**
 * Reads the Hosting entries of firebase.json, and adds the URL for reports, which a policy in HTML cannot name
 * (decision 063).
 * @throws Error with one sentence
 */
export function readSiteHosting(file: string, { origin, registry, edge }: SiteFile): readonly HostingEntry[] {
  const entries: readonly EntryWithHeaders[] = readHosting(file);
  const hosting = edge === 'function' ? entries.map(withPages) : entries;
  if (registry.reports === undefined) return hosting;
  const address = new URL(registry.reports, origin).href;
  // Chromium accepts a named endpoint only over HTTPS. If the policy names an endpoint, Chromium ignores report-uri.
  const isNamed = address.startsWith('https:');
  const report = ({ key, value }: Header): readonly Header[] => {
    if (key.startsWith('Integrity-Policy') && isNamed) return [{ key, value: `${value}, endpoints=(${ENDPOINT})` }];
    if (key !== 'Content-Security-Policy') return [{ key, value }];
    const policy = { key, value: `${value}; report-uri ${address}${isNamed ? `; report-to ${ENDPOINT}` : ''}` };
    return isNamed ? [policy, { key: 'Reporting-Endpoints', value: `${ENDPOINT}="${address}"` }] : [policy];
  };
  return hosting.map(({ headers = [], ...entry }) => ({
    ...entry,
    headers: headers.map((each) => ({ ...each, headers: each.headers.flatMap(report) })),
  }));
}
