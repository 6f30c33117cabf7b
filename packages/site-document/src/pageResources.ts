/** The `resources` block in the HTML: everything that the page needs offline. The service worker and saved pages read it. */
export interface PageResources {
  /** The shell's build that the page starts. */
  readonly shell: string;
  readonly language: string;
  /** True if a server has rendered the page's content into the HTML. */
  readonly hasContent: boolean;
  /** URLs of the build files that the page starts with, including those inlined in the HTML. Relative to the page. */
  readonly files: readonly string[];
  /**
   * Prefixes of the names of files that the page loads later but needs to be complete, such as an item's Markdown and citations
   * (mfe-content/src/kinds/detail/DetailPage.tsx). The files are in the folder of a script in `files`, or of its texts.
   */
  readonly later: readonly string[];
  /** URLs of the pictures in the page's main part. Relative to the page. */
  readonly pictures: readonly string[];
}

const start = (id: string) => `<script type="application/json" id="${id}">`;
const end = '</script>';

/** Returns JSON as an element of the HTML, escaped so that no value can end it. */
export function toBlock(id: string, json: string): string {
  const escaped = json.replaceAll(
    /[<\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return start(id) + escaped + end;
}

/**
 * Returns the value of a block in the HTML. It searches the text, because a worker has no HTML parser. Undefined if there is no such block.
 */
export function readBlock(html: string, id: string): unknown {
  const range = findBlock(html, id);
  return range && (JSON.parse(html.slice(range.from, range.to)) as unknown);
}

/** Replaces the value of a block in the HTML. Returns the HTML unchanged if there is no such block. */
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

/** Returns the page's resources. Undefined if the HTML is from a release without them, or from another site. */
export function readResources(html: string): PageResources | undefined {
  // Only renderHtml.ts writes this block.
  return readBlock(html, 'resources') as PageResources | undefined;
}
