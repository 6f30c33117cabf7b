import type { Json } from '../platforms/platform';
import { documentName, double, int, list, map, nothing, place, text, time, truth } from '../platforms/proto';
import type { Random } from './random';

export const collections = ['p', 'q'] as const;
const ids = ['a', 'b', 'c', 'd', 'e'];
const members = [text('amina'), text('kofi')];

/** Paths of all documents that a sequence of requests may write. */
export const everyPath: readonly string[] = collections.flatMap((collection) => ids.map((id) => `${collection}/${id}`));

/** Draws a value for the field `n`. Most values are small ints, so that comparisons find matches. */
export function drawNumber(random: Random): Json {
  return random.chance(0.7) ? int(random.below(4)) : random.pick([double(1.5), double(2), int(-1), nothing, text('a')]);
}

/** Draws a document name. */
export function drawName(random: Random): string {
  return documentName(random.pick(everyPath));
}

/** Draws one write of a commit. */
export function drawWrite(random: Random): Json {
  const path = random.pick(everyPath);
  const name = documentName(path);
  const condition = random.chance(0.25) ? { currentDocument: drawCondition(random, path) } : {};
  if (random.chance(0.12)) return { delete: name, ...condition };
  if (random.chance(0.08)) return { verify: name, currentDocument: drawCondition(random, path) };
  const updateTransforms = random.chance(0.3) ? { updateTransforms: drawTransforms(random) } : {};
  const update = { name, fields: drawFields(random) };
  if (random.chance(0.6)) return { update, ...updateTransforms, ...condition };
  const fieldPaths = ['n', 's', 'l', 'm', 'm.k', 'owner'].filter((path) => path !== 'm' && random.chance(0.4));
  return { update, updateMask: { fieldPaths }, ...updateTransforms, ...condition };
}

function drawCondition(random: Random, path: string): Json {
  return random.chance(0.6) ? { exists: random.chance(0.6) } : { updateTime: `<updateTime of ${path}>` };
}

function drawFields(random: Random): Json {
  return {
    owner: random.pick(members),
    ...(random.chance(0.85) ? { n: drawNumber(random) } : {}),
    ...(random.chance(0.6) ? { s: text(random.pick(['a', 'b', 'é', '😀', ''])) } : {}),
    ...(random.chance(0.4) ? { l: list(...Array.from({ length: random.below(3) }, () => int(random.below(3)))) } : {}),
    ...(random.chance(0.4) ? { m: map({ k: int(random.below(3)), z: drawOther(random) }) } : {}),
  };
}

function drawOther(random: Random): Json {
  return random.pick([truth(true), time('2024-02-29T12:00:00Z'), place(1, 2), map({}), nothing]);
}

function drawTransforms(random: Random): Json[] {
  const values = { values: [int(random.below(3)), int(random.below(3))] };
  return [
    { fieldPath: 'n', increment: random.pick([int(1), int(-2), double(0.5)]) },
    { fieldPath: 'l', appendMissingElements: values },
    { fieldPath: 'l', removeAllFromArray: values },
    { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
    { fieldPath: 'm.k', maximum: int(random.below(4)) },
  ].filter(() => random.chance(0.35));
}
