import { type ContentKind, contentKinds, findKind } from '../kinds/contentKinds';
import { parseFilters, printFilters } from '../lists/listFilters';
import type { Filters } from '../lists/ListDefinition';
import { alertLimits } from './subscriptions';

/** A followed list, search, programme, theme, country or person. Without a kind, it covers all kinds. */
export interface Topic {
  readonly kind?: ContentKind;
  readonly filters: Filters;
  readonly q?: string;
}

/** Filters that every kind has, in the order of a canonical topic without a kind. */
const sharedFilters = ['programme', 'theme', 'country', 'lang', 'author'] as const;
const maxWords = 100;

/** Returns the canonical form, such as `opportunities?country=KE&type=grant` or `all?q=data+protection`. */
export function printTopic({ kind, filters, q }: Topic): string {
  const params = new URLSearchParams(kind ? printFilters(kind, withoutOrder(filters)) : printShared(filters));
  const words = toWords(q);
  if (words) params.set('q', words);
  const text = params.toString();
  return `${kind ? contentKinds[kind].collection : 'all'}${text && `?${text}`}`;
}

/**
 * Parses a topic, ignoring invalid filters. Returns undefined for an unknown scope, for all kinds without a filter, and
 * for a long topic.
 */
export function parseTopic(text: string): Topic | undefined {
  const [scope = '', query = ''] = text.split('?', 2);
  const kind = findKind(scope);
  if (!kind && scope !== 'all') return undefined;
  const params = new URLSearchParams(query);
  const filters = kind ? withoutOrder(parseFilters(kind, params)) : parseShared(params);
  const q = toWords(params.get('q') ?? undefined);
  if (!kind && !q && Object.keys(filters).length === 0) return undefined;
  const topic: Topic = { ...(kind && { kind }), filters, ...(q && { q }) };
  return printTopic(topic).length <= alertLimits.topic.max ? topic : undefined;
}

function parseShared(params: URLSearchParams): Filters {
  const parsed = parseFilters('article', params);
  return Object.fromEntries(sharedFilters.flatMap((name) => (parsed[name] ? [[name, parsed[name]]] : [])));
}

const printShared = (filters: Filters) =>
  sharedFilters.flatMap((name) => (filters[name] ?? []).map((value) => [name, value]));

const withoutOrder = ({ order: _order, ...filters }: Filters): Filters => filters;

/** Normalizes a search and cuts it at the maximum length, without the first half of a character that was cut in two. */
const toWords = (q = '') =>
  q
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .slice(0, maxWords)
    .replace(/\p{Surrogate}$/u, '')
    .trim();
