import { isObject } from '../normalise';
import type { Asker, Json } from '../platforms/platform';
import { drawWrite } from './drawWrite';
import type { Random } from './random';

/**
 * Draws the writes of one commit. Only the owner writes a document twice or sets preconditions. The emulator evaluates
 * the rules once per document, but our platform evaluates them for each write. The emulator also rejects some
 * preconditions before evaluating the rules.
 */
export function drawWrites(random: Random, as: Asker): Json[] {
  const writes = Array.from({ length: 1 + random.below(3) }, () => drawWrite(random));
  const names = writes.map(getName);
  return writes.flatMap((write, at) => {
    if (names.indexOf(names[at]) === names.lastIndexOf(names[at])) return [write];
    if (as !== 'owner') return names.indexOf(names[at]) === at ? [write] : [];
    const { currentDocument, verify, ...rest } = write;
    return verify === undefined ? [currentDocument === undefined ? write : rest] : [];
  });
}

function getName({ update, delete: gone, verify }: Json): unknown {
  return isObject(update) ? update.name : (gone ?? verify);
}
