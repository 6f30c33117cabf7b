import type { CitableItem } from './citableItem';
import { toName, type CitedName } from './toName';

interface CslDate {
  readonly 'date-parts': readonly (readonly number[])[];
}

/** Fields for which the formats have no standard, with names that the site's importer recognises. */
export interface CustomFields {
  /** The displayed names, and `corporateAuthor`. Set only if the inverted names do not determine them. */
  readonly displayedAuthors?: readonly string[];
  readonly corporateAuthor?: string;
  readonly licence?: string;
  readonly themes?: readonly string[];
  readonly countries?: readonly string[];
}

/** An item in CSL-JSON, the format that citation managers exchange. */
export interface CslItem {
  readonly id: string;
  readonly 'citation-key': string;
  readonly type: CitableItem['cslType'];
  readonly title: string;
  readonly language: string;
  readonly author?: readonly CitedName[];
  readonly issued?: CslDate;
  readonly accessed?: CslDate;
  readonly URL?: string;
  readonly DOI?: string;
  readonly ISBN?: string;
  readonly genre?: string;
  readonly publisher?: string;
  readonly version?: string;
  readonly 'container-title'?: string;
  readonly 'collection-title'?: string;
  readonly 'number-of-pages'?: string;
  readonly abstract?: string;
  /** Keywords, separated by commas. */
  readonly keyword?: string;
  readonly custom?: CustomFields;
}

/** Converts an item to CSL-JSON without empty fields or control characters. */
export function toCsl(item: CitableItem): CslItem {
  const organisation = oneLine(item.corporateAuthor ?? '');
  const people = [...new Set(item.authors.map(oneLine))].filter((name) => name && name !== organisation);
  const author: CitedName[] = [...people.map(toName), ...(organisation ? [{ literal: organisation }] : [])];
  const optional = {
    genre: item.genre,
    publisher: item.publisher,
    version: item.version,
    'container-title': item.site,
    'collection-title': item.series,
    'number-of-pages': item.pages === undefined ? undefined : String(item.pages),
    DOI: item.doi,
    ISBN: item.isbn,
    URL: item.url,
    keyword: item.keywords?.map((keyword) => keyword.replaceAll(/\s*[,;]\s*/g, ' ')).join(', '),
  };
  const present = Object.entries(optional).flatMap(([name, value]) => (value ? [[name, oneLine(value)]] : []));
  const custom = toCustomFields(item, organisation);
  return {
    id: item.id,
    'citation-key': getCitationKey(item, author[0]),
    type: item.cslType,
    title: oneLine(item.title),
    ...(author.length > 0 ? { author } : {}),
    ...(item.published ? { issued: toCslDate(item.published) } : {}),
    ...Object.fromEntries(present),
    ...(item.abstract ? { abstract: toParagraphs(item.abstract) } : {}),
    ...(Object.keys(custom).length > 0 ? { custom } : {}),
    ...(item.url ? { accessed: toCslDate(item.accessed) } : {}),
    language: item.lang,
  };
}

function toCustomFields(
  { authors, licence, themes = [], countries = [] }: CitableItem,
  organisation: string,
): CustomFields {
  const isDetermined = authors.every(isDeterminedByParts) && isOrganisationByForm(organisation);
  const names = authors.map(oneLine).filter(Boolean);
  return {
    ...(isDetermined || names.length === 0 ? {} : { displayedAuthors: names }),
    ...(isDetermined || !organisation ? {} : { corporateAuthor: organisation }),
    ...(licence ? { licence } : {}),
    ...(themes.length > 0 ? { themes } : {}),
    ...(countries.length > 0 ? { countries } : {}),
  };
}

/** Returns true if a person's name can be derived from its parts in the citation. */
function isDeterminedByParts(name: string): boolean {
  const cited = toName(name);
  if ('literal' in cited || name.includes(';') || !isLatin(name)) return false;
  const { family, given, suffix } = cited;
  return given === undefined ? !/\s/.test(family) : [given, family, suffix].filter(Boolean).join(' ') === name;
}

/** Returns true if BibTeX parsers recognise the name as an organisation by its form. */
const isOrganisationByForm = (name: string) => isLatin(name) && !/^\p{Ll}|;/u.test(name);

const isLatin = (text: string) => /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text);

const toCslDate = (date: string): CslDate => ({ 'date-parts': [date.split('-').map(Number)] });

/** Returns a key such as `maathai2022continental`, in ASCII, because BibTeX accepts no other letters. */
function getCitationKey({ id, title, published = '' }: CitableItem, author: CitedName | undefined): string {
  const name = author && toAscii('literal' in author ? author.literal : author.family).join('');
  const word = toAscii(title).find((part) => part.length > 3);
  if (!name || !word) return toAscii(id).join('-') || 'item';
  return name.slice(0, 24) + published.slice(0, 4) + word;
}

/** Splits a text into words of lower-case ASCII letters and digits, and drops all other characters. */
function toAscii(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/gu) ?? []
  );
}

/** Separates paragraphs by one blank line each, and converts single line breaks to spaces. */
function toParagraphs(text: string): string {
  return text
    .split(/\r?\n\s*\n/)
    .map(oneLine)
    .filter(Boolean)
    .join('\n\n');
}

/** Puts a text on one line, because a new line starts a new field in RIS. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]+/gu, ' ').trim();
}
