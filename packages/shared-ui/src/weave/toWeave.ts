/** Identifies a pattern. Items of a kind share colour and layout, and items of a theme share motifs. */
export interface WeaveSource {
  readonly kind: string;
  readonly theme?: string | undefined;
  readonly id: string;
}

/** Columns (strips of cloth) and rows of blocks, by shape. */
export const weaveShapes = { cover: [6, 4], banner: [12, 2], portrait: [4, 4] } as const;
export type WeaveShape = keyof typeof weaveShapes;

const accents = ['violet', 'teal', 'ochre'] as const;

interface Weave {
  readonly accent: (typeof accents)[number];
  /** Paths of the blocks in a muted colour, and of those in the accent colour. */
  readonly muted: string;
  readonly accented: string;
}

/** Width and height of a block. */
export const block = 8;
/** Number of different strips. Wider cloths are symmetrical. */
const strips = 6;

/** Motifs, cut out of a block of weft, as paths from the corner of the block. */
const motifs = ['m4 0l4 4-4 4-4-4z', 'h8l-8 8h8z', 'h4v8h4v-4h-8z', 'm0 6l4-5 4 5-4-2z', 'v8h8z', 'm2 2h4v4h-4z'];
/** Plain weft, in bands across the strip. */
const bands = 'm0 2h8v1h-8v2h8v1h-8z';

type Layout = (column: number, row: number) => boolean;

/** Layouts of the blocks with a motif, which are about half of all blocks. */
const layouts: readonly Layout[] = [
  (column, row) => (column + row) % 2 === 0,
  (column, row) => (column + 2 * row) % 4 < 2,
  (column, row) => (column + Math.floor(row / 2)) % 2 === 0,
];

/** Returns the pattern of an item or a member: a cloth of narrow strips. The same source results in the same pattern. */
export function toWeave({ kind, theme = kind, id }: WeaveSource, shape: WeaveShape): Weave {
  const [columns, rows] = weaveShapes[shape];
  const hasMotif = pick(layouts, hash(kind));
  const first = hash(theme) % motifs.length;
  const second = first + 1 + (hash(`${theme}/`) % (motifs.length - 1));
  const choices = [pick(motifs, first), pick(motifs, second), bands];
  const lead = hash(id) % Math.min(columns, strips);
  const paths = { muted: '', accented: '' };
  for (let column = 0; column < columns; column += 1) {
    const strip = column < strips ? column : columns - 1 - column;
    const value = hash(`${id}/${strip}`);
    const motif = pick(choices, value);
    const tone = strip === lead || (value >>> 8) % 4 === 0 ? 'accented' : 'muted';
    for (let row = 0; row < rows; row += 1)
      if (hasMotif(column, row)) paths[tone] += `M${block * column} ${block * row}h8v8h-8z${motif}`;
  }
  return { accent: pick(accents, hash(`/${kind}`)), ...paths };
}

function pick<Choice>(choices: readonly Choice[], index: number): Choice {
  const choice = choices[index % choices.length];
  if (choice === undefined) throw new RangeError('There is nothing to choose from.');
  return choice;
}

/** Returns a 32-bit hash (FNV-1a, with MurmurHash3's finalizer, so that similar texts get very different values). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
