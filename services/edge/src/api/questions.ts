import { collections as collectionNames } from '@adp/shared-data/content';
import { type Filters, printFilters, publishedKinds } from '@adp/shared-data/lists';
import { profiles } from '@adp/shared-data/member';
import { type ProgrammePageKey, programmePages } from '@adp/shared-data/programme-page';
import type { TextLanguage } from '@adp/shared-data/translation';
import { foldWords } from '@adp/shared-ui/format';
import type { SearchRequest } from '@adp/shared-ui/search-index';
import type { Reading } from './AnswerCache';
import type { Collection } from './collections';
import {
  readAuthor,
  readDirectory,
  readItem,
  readList,
  readProfile,
  readProgrammePage,
  readSearch,
  readSuggestions,
  type Source,
} from './readAnswers';

/** What a request asks for. */
export interface Question {
  /** Identifies the answer in the cache. */
  readonly key: string;
  /** The collections whose marks say whether a cached answer is still true. */
  readonly collections: readonly string[];
  readonly read: (isFresh: boolean) => Promise<Reading>;
}

/** A profile has what its member has published. */
const profileCollections = [profiles.collection, ...publishedKinds.map((kind) => collectionNames[kind])];

/** The questions that can be asked of public data. */
export function createQuestions(source: Source) {
  return {
    list: (
      collection: Collection,
      { filters, after }: { readonly filters: Filters; readonly after: string | undefined },
    ) => ({
      key: `${collection.path}${printFilters(collection.kind, filters)} ${after ?? ''}`,
      collections: [collection.whole.collection],
      read: () => readList(source, collection, { filters, after }),
    }),
    item: (collection: Collection, id: string, lang: TextLanguage | undefined) => ({
      key: [`${collection.path}/${id}`, lang].filter(Boolean).join(' '),
      collections: [collection.whole.collection],
      read: () => readItem(source, collection, { id, lang }),
    }),
    directory: ({ q, after }: { readonly q: string; readonly after: string | undefined }) => ({
      key: `people ${foldWords(q).join(' ')} ${after ?? ''}`,
      collections: [profiles.collection],
      read: () => readDirectory(source, { q, after }),
    }),
    profile: (username: string) => ({
      key: `people/${username}`,
      collections: profileCollections,
      read: () => readProfile(source, username),
    }),
    author: (username: string) => ({
      key: `authors/${username}`,
      collections: [profiles.collection],
      read: () => readAuthor(source, username),
    }),
    programmePage: (key: ProgrammePageKey) => ({
      key: `programme-pages/${key.programme} ${key.lang}`,
      collections: [programmePages.collection],
      read: () => readProgrammePage(source, key),
    }),
    search: (request: SearchRequest) => ({
      key: `search ${JSON.stringify(request)}`,
      collections: [],
      read: (isFresh: boolean) => readSearch(source, { ...request, isFresh }),
    }),
    suggestions: () => ({
      key: 'search suggestions',
      collections: [],
      read: () => readSuggestions(source),
    }),
  } satisfies Record<string, (...details: never[]) => Question>;
}
