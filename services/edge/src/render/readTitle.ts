const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The number of bytes after a page's heading in which to look for a description. */
const searchedBytes = 4_000;

const toText = (html: string) => html.replaceAll(/&[\w#]+;/g, (entity) => entities[entity] ?? entity);

export function readTitle(head: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
  return toText(title.replace(/ · [^·]*$/, ''));
}

/** Returns the description in a page's head, or else the paragraph directly below its heading. */
export function readDescription(head: string, html: Uint8Array): string | undefined {
  const [, written = ''] = /<meta (?=[^>]*name="description")[^>]*content="([^"]*)"/.exec(head) ?? [];
  const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  const at = bytes.indexOf('</h1>');
  const below = at < 0 ? '' : bytes.toString('utf8', at, at + searchedBytes);
  const [, paragraph = ''] = /^<\/h1>(?:<[^>]*>)*?<p(?: [^>]*)?>(.*?)<\/p>/s.exec(below) ?? [];
  const words = paragraph.replaceAll(/<button[ >].*?<\/button>|<[^>]*>/gs, '');
  return toText(written || words).trim() || undefined;
}
