import { readHosting, type HostingEntry } from '@adp/site-document/hosting';
import type { SiteFile } from '@adp/site-document/siteFile';
import { getExpectedHeaders } from './doctor/expectedHeaders';

/** The name of the address in `Reporting-Endpoints`. */
const ENDPOINT = 'reports';

interface Header {
  readonly key: string;
  readonly value: string;
}

/** An entry with headers, as our own firebase.json has them. */
interface EntryWithHeaders extends HostingEntry {
  readonly headers?: readonly { readonly source: string; readonly headers: readonly Header[] }[];
  readonly rewrites?: readonly { readonly source: string; readonly destination?: string; readonly run?: object }[];
}

/** What the function says of its own answers. Hosting's word for the same would replace it. */
const functionHeaders = ['Cache-Control', 'Content-Security-Policy'];

/**
 * Where the shell's host has files that change: manifests, the service worker, what open tabs read, the page for developers. By name, as
 * the function answers for other files, such as `/oembed.json`.
 */
const changingFiles = ['/manifest.json', '/mf-manifest.json', '/builds.json', '/sw.js', '/builds/**', '/-/**'];

/** The function that renders pages is the one that answers their public data: actions have another. */
const data = '/api/**';

/** Where all paths without a file lead to one page of their language, they lead to the function that renders each. */
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

/** The headers of a page, for the function that renders it: all but how long it is stored. */
export function readPageHeaders(file: string, site: SiteFile): Readonly<Record<string, string>> {
  const shell = readSiteHosting(file, { ...site, edge: 'none' }).find(({ target }) => target === 'shell');
  const headers = Object.entries(shell ? getExpectedHeaders(shell, '/') : {});
  return Object.fromEntries(headers.filter(([name]) => name !== 'cache-control'));
}

/**
 * The entries of the firebase.json in `file` as this site serves them: where it collects reports, browsers learn the address, and
 * what they stop by a security policy among the headers is reported there. A policy in the page's HTML cannot say that (decision 063).
 * @throws Error with one sentence that names what is wrong with the file
 */
export function readSiteHosting(file: string, { origin, registry, edge }: SiteFile): readonly HostingEntry[] {
  const entries: readonly EntryWithHeaders[] = readHosting(file);
  const hosting = edge === 'function' ? entries.map(withPages) : entries;
  if (registry.reports === undefined) return hosting;
  const address = new URL(registry.reports, origin).href;
  // Chromium takes a named address on https alone, and with one in the policy it does not look at report-uri.
  const isNamed = address.startsWith('https:');
  const report = ({ key, value }: Header): readonly Header[] => {
    if (key !== 'Content-Security-Policy') return [{ key, value }];
    const policy = { key, value: `${value}; report-uri ${address}${isNamed ? `; report-to ${ENDPOINT}` : ''}` };
    return isNamed ? [policy, { key: 'Reporting-Endpoints', value: `${ENDPOINT}="${address}"` }] : [policy];
  };
  return hosting.map(({ headers = [], ...entry }) => ({
    ...entry,
    headers: headers.map((each) => ({ ...each, headers: each.headers.flatMap(report) })),
  }));
}
