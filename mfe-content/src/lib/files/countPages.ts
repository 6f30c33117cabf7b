/** As much of a file as is in memory at once. */
const chunkBytes = 1024 * 1024;
/** What may lie on both sides of a border between two chunks: the dictionary of a page tree is shorter. */
const overlap = 512;

const linearized = /\/Linearized\b[^>]{0,200}\/N\s+(\d{1,6})\b/;
/** The dictionary of a tree of pages, whatever the order of its entries. */
const trees = [
  /\/Type\s*\/Pages\b(?!\w)[^>]{0,400}?\/Count\s+(\d{1,6})\b/g,
  /\/Count\s+(\d{1,6})\b[^>]{0,400}?\/Type\s*\/Pages\b(?!\w)/g,
];

/**
 * How many pages a PDF has, for its author to look at: the largest count of a tree of pages, or what a file says that is made to
 * be shown while it loads. Undefined where neither can be read: in most files since PDF 1.5 the trees are compressed, and an
 * encrypted one may say anything.
 */
export async function countPages(file: Blob): Promise<number | undefined> {
  let [most, before] = [0, ''];
  const decoder = new TextDecoder('latin1');
  for (let at = 0; at < file.size; at += chunkBytes) {
    const text = before + decoder.decode(await file.slice(at, at + chunkBytes).arrayBuffer());
    const [, first] = at === 0 ? (linearized.exec(text.slice(0, 2048)) ?? []) : [];
    if (first) return toCount(Number(first));
    for (const tree of trees) for (const [, count] of text.matchAll(tree)) most = Math.max(most, Number(count));
    before = text.slice(-overlap);
  }
  return toCount(most);
}

/** As many as an item may name. */
function toCount(pages: number): number | undefined {
  return pages >= 1 && pages <= 10_000 ? pages : undefined;
}
