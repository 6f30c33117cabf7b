import { readLines } from './readLines';

/** Returns the lines of a text whose bytes arrive in chunks of the given size. */
async function split(text: string, size = 1_000) {
  const bytes = Buffer.from(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  const lines: string[] = [];
  const stream = async function* () {
    yield* chunks;
  };
  for await (const line of readLines(stream())) lines.push(line);
  return lines;
}

test('lines end only at line feeds, because JSON may contain other line separators', async () => {
  const lines = ['{"a":"one\u2028two"}', '{"a":"one\u2029two\u0085three"}'];
  expect(await split(lines.join('\n'))).toEqual(lines);
});

test.each([1, 2, 3, 5, 1_000])('chunks of %i bytes may end within a character or a line break', async (size) => {
  expect(await split('Côte d’Ivoire 🌍\r\n\r\nKenya\nMali', size)).toEqual(['Côte d’Ivoire 🌍', '', 'Kenya', 'Mali']);
});

test('a line feed at the end of the file starts no further line', async () => {
  expect(await split('a\nb\r\n')).toEqual(['a', 'b']);
  expect(await split('')).toEqual([]);
});
