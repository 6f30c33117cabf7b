export { decodeText } from './decodeText';
export { type BibtexEntry, createParentFinder, splitBibtex } from './splitBibtex';
export { type RisEntry, splitRis } from './splitRis';
export { readTable, type Table, type TableRow, titleHeadings } from './readTable';
