/** The block `resources` of the HTML: what the page needs when it is opened without a network. The service worker reads it, and saved pages do. */
export interface PageResources {
  /** The shell's build that the page starts. */
  readonly shell: string;
  /** The page's language. */
  readonly language: string;
  /** Whether a server has rendered the page's content into the HTML. */
  readonly hasContent: boolean;
  /** URLs of files of builds that the page begins with, including those that the HTML contains. Relative to the page. */
  readonly files: readonly string[];
  /**
   * Beginnings of the names of files that the page loads later, and is not complete without: an item's Markdown and citations
   * (mfe-content/src/kinds/detail/DetailPage.tsx). They are in a folder of a script in `files`, or of its texts.
   */
  readonly later: readonly string[];
  /** URLs of the pictures in the page's main part. Relative to the page. */
  readonly pictures: readonly string[];
}

const start = (id: string) => `<script type="application/json" id="${id}">`;
const end = '</script>';

/** Returns a block of JSON as an element of the HTML, which no value in it can end. */
export function toBlock(id: string, json: string): string {
  const escaped = json.replaceAll(
    /[<\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return start(id) + escaped + end;
}

/** Returns the value of a block in the HTML, which a worker and a Trusted Types policy cannot parse. Undefined if there is no such block. */
export function readBlock(html: string, id: string): unknown {
  const range = findBlock(html, id);
  return range && (JSON.parse(html.slice(range.from, range.to)) as unknown);
}

/** Returns the HTML with another value in a block. Returns it unchanged if there is no such block. */
export function replaceBlock(html: string, id: string, value: unknown): string {
  const range = findBlock(html, id);
  if (!range) return html;
  return (
    html.slice(0, range.from - start(id).length) +
    toBlock(id, JSON.stringify(value)) +
    html.slice(range.to + end.length)
  );
}

function findBlock(html: string, id: string): { readonly from: number; readonly to: number } | undefined {
  const at = html.indexOf(start(id));
  if (at < 0) return undefined;
  const from = at + start(id).length;
  return { from, to: html.indexOf(end, from) };
}

/** Undefined if the HTML is of a release without the block, or of another site. */
export function readResources(html: string): PageResources | undefined {
  // Written by renderHtml.ts only.
  return readBlock(html, 'resources') as PageResources | undefined;
}
