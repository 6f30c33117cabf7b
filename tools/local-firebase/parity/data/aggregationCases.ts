import type { Json } from '../platforms/platform';
import { field, int, text } from '../platforms/proto';

/**
 * Aggregation query over the collection `c` of the seed, with properties to add to its `structuredAggregationQuery`.
 */
export interface AggregationCase {
  readonly name: string;
  readonly aggregations: readonly Json[];
  readonly query?: Json;
}

const count = { alias: 'count', count: {} };
const sum = (fieldPath: string) => ({ alias: 'sum', sum: { field: { fieldPath } } });
const average = (fieldPath: string) => ({ alias: 'average', avg: { field: { fieldPath } } });
const whole = { where: field('n', 'IN', { arrayValue: { values: [int(1), int(2), int(10)] } }) };

export const aggregationCases: readonly AggregationCase[] = [
  { name: 'count', aggregations: [count] },
  { name: 'count up to 3', aggregations: [{ alias: 'count', count: { upTo: '3' } }] },
  { name: 'count up to 0', aggregations: [{ alias: 'count', count: { upTo: '0' } }] },
  { name: 'count of a filter', aggregations: [count], query: { where: field('s', 'EQUAL', text('b')) } },
  { name: 'count of none', aggregations: [count], query: { where: field('s', 'EQUAL', text('none')) } },
  { name: 'count of a limit', aggregations: [count], query: { limit: 2 } },
  { name: 'count of an offset', aggregations: [count], query: { offset: 2 } },
  { name: 'sum of everything', aggregations: [sum('n')] },
  { name: 'sum of ints', aggregations: [sum('n')], query: whole },
  { name: 'sum of none', aggregations: [sum('n')], query: { where: field('s', 'EQUAL', text('none')) } },
  { name: 'sum of texts', aggregations: [sum('s')] },
  { name: 'average', aggregations: [average('n')], query: whole },
  { name: 'average of none', aggregations: [average('n')], query: { where: field('s', 'EQUAL', text('none')) } },
  { name: 'average of texts', aggregations: [average('s')] },
  { name: 'three at once', aggregations: [count, sum('m.k'), average('m.k')] },
  { name: 'six are too many', aggregations: Array.from({ length: 6 }, (_, at) => ({ alias: `a${at}`, count: {} })) },
  { name: 'none', aggregations: [] },
  { name: 'the same name twice', aggregations: [count, count] },
  { name: 'without a name', aggregations: [{ count: {} }] },
];
