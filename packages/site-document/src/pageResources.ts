/** Content of the HTML's `resources` block: all that the page needs offline. The worker and saving pages read it. */
export interface PageResources {
  readonly shell: string;
  readonly language: string;
  readonly hasContent: boolean;
  /** URLs of the build files that the page loads at the start, including inlined files. Relative to the page. */
  readonly files: readonly string[];
  /** Name prefixes of files that the page loads later, in the folder of a script in `files` or of its texts. */
  readonly later: readonly string[];
  /** URLs of the pictures in the page's main part. Relative to the page. */
  readonly pictures: readonly string[];
}

/** Returns the URLs in the attribute `srcset` of an image, which the browser may load instead of `src`. */
export function listSources(srcset = ''): readonly string[] {
  return srcset
    .split(', ')
    .flatMap((source) => source.split(' ', 1))
    .filter(Boolean);
}

const start = (id: string) => `<script type="application/json" id="${id}">`;
const end = '</script>';

/** Returns an HTML element that contains the JSON. Escapes the JSON, so that no value can close the element. */
export function toBlock(id: string, json: string): string {
  const escaped = json.replaceAll(
    /[<\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return start(id) + escaped + end;
}

/** Returns the value of a block in the HTML, if there is one. Searches the text, because a worker has no HTML parser. */
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

/** Returns the page's resources. Returns undefined if the HTML is from a release without resources, or from another site. */
export function readResources(html: string): PageResources | undefined {
  // The cast is safe because only renderHtml.ts writes this block.
  return readBlock(html, 'resources') as PageResources | undefined;
}
