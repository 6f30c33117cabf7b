import { type MethodTable, stringArgument } from './arguments';
import { findAll, regularExpression } from './regularExpression';

/** Methods of strings. `size` counts UTF-16 code units, and case changes affect only ASCII, as in the emulator. */
export const stringMethods: MethodTable<string> = {
  size: [0, (text) => BigInt(text.length)],
  matches: [1, (text, args) => regularExpression(stringArgument(args, 0)).matches(text)],
  split: [1, (text, args) => split(text, stringArgument(args, 0))],
  replace: [2, (text, args) => replace(text, stringArgument(args, 0), stringArgument(args, 1))],
  lower: [0, (text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())],
  upper: [0, (text) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase())],
  trim: [0, (text) => text.trim()],
  toUtf8: [0, (text) => new Uint8Array(Buffer.from(text))],
};

export const bytesMethods: MethodTable<Uint8Array> = {
  size: [0, (bytes) => BigInt(bytes.length)],
  toBase64: [0, (bytes) => Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_')],
  toHexString: [0, (bytes) => Buffer.from(bytes).toString('hex').toUpperCase()],
};

/** Splits text as Java does. Removes empty strings at the end, but always returns at least one string. */
function split(text: string, pattern: string): string[] {
  if (pattern === '') return text === '' ? [''] : ['', ...text];
  const parts: string[] = [];
  let end = 0;
  for (const match of findAll(text, pattern)) {
    parts.push(text.slice(end, match.start));
    end = match.end;
  }
  parts.push(text.slice(end));
  while (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return parts;
}

/**
 * Replaces matches as Java does. `$1` refers to a group, and JavaScript's other replacement patterns have no special
 * meaning.
 */
function replace(text: string, pattern: string, replacement: string): string {
  let out = '';
  let end = 0;
  for (const { start, end: next, groups } of findAll(text, pattern)) {
    out += text.slice(end, start);
    out += replacement.replace(/\$(\d)/g, (sign, group: string) => groups[Number(group)] ?? sign);
    end = next;
  }
  return out + text.slice(end);
}
