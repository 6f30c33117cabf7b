const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** As much of a page behind its heading as is looked at, in bytes: a description is a tenth of it. */
const lead = 4_000;

const toText = (html: string) => html.replaceAll(/&[\w#]+;/g, (entity) => entities[entity] ?? entity);

/** The page's own name in the title that React has written: the site's name follows it. */
export function readTitle(head: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
  return toText(title.replace(/ · [^·]*$/, ''));
}

/**
 * What a page says it is for: the description that it has put into its head, else the paragraph right below its heading, without its
 * buttons. Undefined where it has neither. Read here, it costs no reader a byte.
 */
export function readDescription(head: string, html: Uint8Array): string | undefined {
  const [, written = ''] = /<meta (?=[^>]*name="description")[^>]*content="([^"]*)"/.exec(head) ?? [];
  const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  const at = bytes.indexOf('</h1>');
  const below = at < 0 ? '' : bytes.toString('utf8', at, at + lead);
  const [, paragraph = ''] = /^<\/h1>(?:<[^>]*>)*?<p(?: [^>]*)?>(.*?)<\/p>/s.exec(below) ?? [];
  const words = paragraph.replaceAll(/<button[ >].*?<\/button>|<[^>]*>/gs, '');
  return toText(written || words).trim() || undefined;
}
