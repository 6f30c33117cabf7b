/**
 * Returns rows as CSV with a byte order mark. Escapes cells that a spreadsheet would run as formulas, because titles
 * are untrusted.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`;
}

function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
