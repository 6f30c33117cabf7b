import type { StoredFields } from '@adp/shared-data/administrator';

/** Of an item; whoever links to more is checked as far. */
const most = 50;
/** Our own files. */
const siteHosts = /^https:\/\/firebasestorage\.googleapis\.com\//;

/** The addresses that an item's page leads to: its fields, its DOI, and links in its text, each once. */
export function findLinks(fields: StoredFields): readonly string[] {
  const { cover, doi, ...rest } = fields;
  const found = new Set<string>(typeof doi === 'string' ? [`https://doi.org/${doi}`] : []);
  for (const text of listTexts(rest)) for (const link of findInText(text)) found.add(link);
  return [...found].filter((link) => !siteHosts.test(link)).slice(0, most);
}

function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.values(value).flatMap(listTexts);
}

/** In Markdown a parenthesis or a full stop after an address is not part of it. */
function findInText(text: string): readonly string[] {
  return [...text.matchAll(/https?:\/\/[^\s<>"'`\])]+/g)].flatMap(([found]) => {
    const link = withoutPunctuation(found);
    return URL.canParse(link) ? [withoutFragment(link)] : [];
  });
}

/** Not a pattern anchored only at the end, which would be tried from every character. */
function withoutPunctuation(link: string): string {
  let end = link.length;
  while (end > 0 && '.,;:!?*_'.includes(link.charAt(end - 1))) end -= 1;
  return link.slice(0, end);
}

function withoutFragment(link: string): string {
  const [address = ''] = link.split('#');
  return address;
}
