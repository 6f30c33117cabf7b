import type { DataReader } from '../client/createReader';
import type { Profile } from '../kinds/member/profileSchema';
import { type ListedPerson, profiles } from '../kinds/member/profiles';

export type Person = Profile & { readonly id: string };

export interface PeoplePage {
  readonly items: readonly ListedPerson[];
  /** The cursor of the next page. Null at the end of the directory. */
  readonly next: string | null;
  /** True if reading stopped before the page was full. */
  readonly partial?: boolean;
  readonly asOf: Date;
}

export interface PeopleFilters {
  readonly country?: string | undefined;
  readonly language?: string | undefined;
  /** An area of expertise, exactly as in profiles. */
  readonly expertise?: string | undefined;
}

interface PeopleOptions extends PeopleFilters {
  /** The search words in folded form. Empty for the whole directory. */
  readonly words: readonly string[];
  /** Folds a text for comparisons, such as lower case without accents. */
  readonly fold: (text: string) => string;
  readonly cursor?: string | undefined;
}

type Reader = Pick<DataReader, 'list'>;

const pageSize = 24;
/** The number of documents per search request, and of requests per page. */
const searchSize = 48;
const searchRequests = 5;

/** Reads a page of the directory, sorted by name. Rejects with `invalid` for a cursor of another list. */
export async function readPeople(reader: Reader, options: PeopleOptions): Promise<PeoplePage> {
  if (options.words.length > 0 || hasTwoArrayFilters(options)) return searchPeople(reader, options);
  const { items, cursor: next, asOf } = await reader.list(profiles, { ...toList(options), pageSize });
  return { items, next, asOf };
}

/** Returns true if both array filters are set. A Firestore query can have only one, so the search applies the other. */
const hasTwoArrayFilters = ({ language, expertise }: PeopleFilters) =>
  language !== undefined && expertise !== undefined;

const toList = ({ country, language, expertise, cursor }: PeopleOptions) =>
  ({
    order: 'name',
    filters: { country, ...(language === undefined ? { expertise } : { language }) },
    cursor,
  }) as const;

/** Searches the directory page by page, because Firestore cannot search for words inside a text. */
async function searchPeople(reader: Reader, options: PeopleOptions): Promise<PeoplePage> {
  const { words, fold, expertise: term } = options;
  const people: ListedPerson[] = [];
  let { cursor } = options;
  for (let request = 1; ; request += 1) {
    const page = await reader.list(profiles, { ...toList({ ...options, cursor }), pageSize: searchSize });
    const { asOf } = page;
    const isMatch = ({ name, company = '', position = '', expertise = [] }: ListedPerson) => {
      const all = fold([name, company, position, ...expertise].join('\n'));
      return (term === undefined || expertise.includes(term)) && words.every((word) => all.includes(word));
    };
    const matches = page.items.flatMap((item, index) => (isMatch(item) ? [{ item, index }] : []));
    const shown = matches.slice(0, pageSize - people.length);
    people.push(...shown.map(({ item }) => item));
    const last = shown.at(-1);
    // If there are more matches than fit on the page, the next page begins after the last match shown.
    if (matches.length > shown.length && last) return { items: people, next: page.cursors[last.index] ?? null, asOf };
    if (page.cursor === null || people.length === pageSize) return { items: people, next: page.cursor, asOf };
    if (request === searchRequests) return { items: people, next: page.cursor, asOf, partial: true };
    cursor = page.cursor;
  }
}
