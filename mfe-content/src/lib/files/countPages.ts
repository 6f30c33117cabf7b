/** The bytes of a file that are in memory at once. */
const chunkBytes = 1024 * 1024;
/** The bytes that two chunks share. The dictionary of a page tree is shorter. */
const overlap = 512;

const linearized = /\/Linearized\b[^>]{0,200}\/N\s+(\d{1,6})\b/;
/** The dictionary of a page tree, with its entries in any order. */
const trees = [
  /\/Type\s*\/Pages\b(?!\w)[^>]{0,400}?\/Count\s+(\d{1,6})\b/g,
  /\/Count\s+(\d{1,6})\b[^>]{0,400}?\/Type\s*\/Pages\b(?!\w)/g,
];

/**
 * Counts the pages of a PDF, for the author to check: the largest count of a page tree, or the count for display while loading.
 * Undefined if neither can be read: most files since PDF 1.5 compress their trees, and encrypted files may contain anything.
 */
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

/** Limits the count to what an item may have. */
function toCount(pages: number): number | undefined {
  return pages >= 1 && pages <= 10_000 ? pages : undefined;
}
