import type { PseudoLocale } from '@adp/shared-ui';
import { toPseudoText } from '@adp/shared-ui/pseudo';

const prose = new Set([
  'acronym',
  'name',
  'position',
  'text',
  'title',
  'detail',
  'note',
  'lead',
  'draft',
  'gaps',
  'paragraphs',
]);

export function toPseudoContent<T>(content: T, locale: PseudoLocale): T {
  const rewrite = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return prose.has(key) ? toPseudoText(value, locale) : value;
    if (Array.isArray(value)) return value.map((entry) => rewrite(entry, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, rewrite(entry, name)]));
  };
  // Rewriting preserves every field and type. Only letters change.
  return rewrite(content, '') as T;
}
