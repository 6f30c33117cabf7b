/** The number of bytes to read at a time. */
const chunkBytes = 1024 * 1024;
/** The number of bytes that two chunks share. More than the length of a page tree's dictionary. */
const overlap = 512;

const linearized = /\/Linearized\b[^>]{0,200}\/N\s+(\d{1,6})\b/;
/** Patterns of a page tree's dictionary, with the entries in either order. */
const trees = [
  /\/Type\s*\/Pages\b(?!\w)[^>]{0,400}?\/Count\s+(\d{1,6})\b/g,
  /\/Count\s+(\d{1,6})\b[^>]{0,400}?\/Type\s*\/Pages\b(?!\w)/g,
];

/** Estimates the number of pages of a PDF. Resolves to undefined if its page trees are compressed or encrypted. */
export async function countPages(file: Blob): Promise<number | undefined> {
  let [largest, before] = [0, ''];
  const decoder = new TextDecoder('latin1');
  for (let at = 0; at < file.size; at += chunkBytes) {
    const text = before + decoder.decode(await file.slice(at, at + chunkBytes).arrayBuffer());
    const [, first] = at === 0 ? (linearized.exec(text.slice(0, 2048)) ?? []) : [];
    if (first) return toCount(Number(first));
    for (const tree of trees) for (const [, count] of text.matchAll(tree)) largest = Math.max(largest, Number(count));
    before = text.slice(-overlap);
  }
  return toCount(largest);
}

function toCount(pages: number): number | undefined {
  return pages >= 1 && pages <= 10_000 ? pages : undefined;
}
