const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The page's own name in the title that React has written: the site's name follows it. */
export function readTitle(head: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
  return title.replace(/ · [^·]*$/, '').replaceAll(/&[\w#]+;/g, (entity) => entities[entity] ?? entity);
}
