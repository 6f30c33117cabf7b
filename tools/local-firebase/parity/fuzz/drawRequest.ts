import type { Asker, FirestoreRequest, Json } from '../platforms/platform';
import { all, any, double, field, int, list, order, text, unary } from '../platforms/proto';
import { collections, drawName, drawNumber } from './drawWrite';
import { drawWrites } from './drawWrites';
import type { Random } from './random';

const askers: readonly Asker[] = ['owner', 'nobody', { uid: 'amina' }, { uid: 'kofi' }];
const comparisons = ['EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'];

/** Draws one random request. Half of all requests are commits. */
export function drawRequest(random: Random): FirestoreRequest {
  const as = random.pick(askers);
  if (random.chance(0.5)) {
    return { call: 'commit', body: { writes: drawWrites(random, as) }, as };
  }
  if (random.chance(0.25)) {
    const documents = [...new Set(Array.from({ length: 1 + random.below(3) }, () => drawName(random)))];
    return {
      call: 'batchGet',
      body: { documents, ...(random.chance(0.2) ? { mask: { fieldPaths: ['n', 'm.k'] } } : {}) },
      as,
    };
  }
  const structuredQuery = drawQuery(random);
  // Avoid sums that differ in the emulator. It rejects a sum over documents sorted by a different field, and applies
  // offset and limit differently if a query has a sum.
  if (random.chance(0.25) && !('orderBy' in structuredQuery && !('where' in structuredQuery))) {
    const aggregations = [
      { alias: 'count', count: random.chance(0.3) ? { upTo: String(1 + random.below(3)) } : {} },
      { alias: 'sum', sum: { field: { fieldPath: 'n' } } },
      { alias: 'avg', avg: { field: { fieldPath: 'n' } } },
    ].filter((_, at) => at === 0 || random.chance(0.5));
    const unpaged = Object.fromEntries(
      Object.entries(structuredQuery).filter(([key]) => !['limit', 'offset'].includes(key)),
    );
    const summed = aggregations.length > 1 ? unpaged : structuredQuery;
    return {
      call: 'runAggregationQuery',
      body: { structuredAggregationQuery: { structuredQuery: summed, aggregations } },
      as,
    };
  }
  return { call: 'runQuery', body: { structuredQuery }, as };
}

function drawQuery(random: Random): Json {
  const from = [{ collectionId: random.pick(collections) }];
  const paging = {
    ...(random.chance(0.7) ? { limit: 1 + random.below(6) } : {}),
    ...(random.chance(0.15) ? { offset: random.below(3) } : {}),
  };
  if (random.chance(0.4)) {
    // The model supports only this kind of query: one field compared with an int and sorted by the same field.
    const where = field('n', random.pick(comparisons), int(random.below(4)));
    return { from, where, orderBy: [order('n'), order('__name__')], ...drawCursor(random), ...paging };
  }
  if (random.chance(0.3)) {
    const direction = random.pick(['ASCENDING', 'DESCENDING']);
    return {
      from,
      orderBy: [order(random.pick(['n', 's', 'm.k']), direction), order('__name__', direction)],
      ...paging,
    };
  }
  const [first, second] = [drawFilter(random), drawFilter(random)];
  // Use each field in one filter only. The emulator merges equal filters, and evaluates contradictory filters
  // differently from our platform.
  const isPair = random.chance(0.4) && fieldIn(first) !== fieldIn(second);
  const where = isPair ? random.pick([all, any])(first, second) : first;
  return random.chance(0.1) ? { from, ...paging } : { from, where, ...paging };
}

function drawCursor(random: Random): Json {
  if (!random.chance(0.4)) return {};
  const cursor = { before: random.chance(0.5), values: [int(random.below(4))] };
  return random.chance(0.5) ? { startAt: cursor } : { endAt: cursor };
}

function drawFilter(random: Random): Json {
  const number = () => random.pick([int(random.below(4)), double(2), double(1.5)]);
  switch (random.below(8)) {
    case 0:
      return field('owner', 'EQUAL', text(random.pick(['amina', 'kofi'])));
    case 1:
      return field('s', 'EQUAL', text(random.pick(['a', 'b'])));
    case 2:
      return field('n', 'IN', list(int(random.below(4)), int(random.below(4))));
    case 3:
      return unary(random.pick(['n', 's']), random.pick(['IS_NULL', 'IS_NOT_NULL']));
    case 4:
      // Use ints only, because the emulator cannot deduce an int in a rule from a double in a query.
      return field('n', random.pick(comparisons), int(random.below(4)));
    case 5:
      return field('m.k', 'EQUAL', drawNumberNotNull(random));
    case 6:
      return field('l', 'ARRAY_CONTAINS', int(random.below(3)));
    default:
      return field('n', random.pick(['NOT_EQUAL', 'EQUAL']), number());
  }
}

function fieldIn(filter: Json): string {
  return /"fieldPath":"([^"]+)"/.exec(JSON.stringify(filter))?.[1] ?? '';
}

function drawNumberNotNull(random: Random): Json {
  const value = drawNumber(random);
  return 'nullValue' in value ? int(1) : value;
}
