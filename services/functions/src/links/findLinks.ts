import type { StoredFields } from '@adp/shared-data/administrator';
import { bareUrl } from '@adp/shared-data/markdown';

const MAX_LINKS = 50;
const siteHosts = /^https:\/\/firebasestorage\.googleapis\.com\//;

/** Returns the distinct URLs on an item's page: from its fields, its DOI, and its text. */
export function findLinks(fields: StoredFields): readonly string[] {
  const { cover, doi, ...rest } = fields;
  const urls = new Set<string>(typeof doi === 'string' ? [`https://doi.org/${doi}`] : []);
  for (const text of listTexts(rest)) for (const link of findInText(text)) urls.add(link);
  return [...urls].filter((link) => !siteHosts.test(link)).slice(0, MAX_LINKS);
}

function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.values(value).flatMap(listTexts);
}

/** Returns the URLs in a Markdown text, by the same rules as the page's links. */
function findInText(text: string): readonly string[] {
  return [...text.matchAll(bareUrl)].flatMap(([url]) => (URL.canParse(url) ? [withoutFragment(url)] : []));
}

function withoutFragment(link: string): string {
  const [address = ''] = link.split('#');
  return address;
}
