/**
 * Yields the lines of a JSON Lines file in UTF-8, without their line breaks. Holds one chunk and one line in memory.
 * `node:readline` is unsuitable, because it also splits lines at U+2028 and U+2029 since Node 24, and JSON may contain both.
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let unfinished = '';
  for await (const chunk of chunks) {
    const lines = (unfinished + decoder.decode(chunk, { stream: true })).split('\n');
    unfinished = lines.pop() ?? '';
    for (const line of lines) yield withoutReturn(line);
  }
  unfinished += decoder.decode();
  if (unfinished !== '') yield withoutReturn(unfinished);
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line);
