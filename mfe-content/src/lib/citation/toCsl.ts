import type { CitableItem } from './citableItem';

/** An item in CSL-JSON, the format that citation managers exchange. */
export interface CslItem {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly author?: readonly { readonly literal: string }[];
  readonly issued?: { readonly 'date-parts': readonly (readonly number[])[] };
  readonly URL: string;
  readonly language: string;
  readonly [field: string]: unknown;
}

/** The item as CSL-JSON, without unknown fields and control characters. */
export function toCsl(item: CitableItem): CslItem {
  const names = [...item.authors, item.corporateAuthor ?? ''].map(oneLine).filter(Boolean);
  const optional = {
    genre: item.genre,
    publisher: item.publisher,
    version: item.version,
    'collection-title': item.series,
    'number-of-pages': item.pages === undefined ? undefined : String(item.pages),
    DOI: item.doi,
    ISBN: item.isbn,
  };
  const known = Object.entries(optional).flatMap(([name, value]) => (value ? [[name, oneLine(value)]] : []));
  return {
    id: item.id,
    type: item.cslType,
    title: oneLine(item.title),
    ...(names.length > 0 ? { author: [...new Set(names)].map((literal) => ({ literal })) } : {}),
    ...(item.published ? { issued: { 'date-parts': [item.published.split('-').map(Number)] } } : {}),
    ...Object.fromEntries(known),
    URL: item.url,
    language: item.lang,
  };
}

/** A text on one line: in RIS a new line is a new field. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]+/gu, ' ').trim();
}
