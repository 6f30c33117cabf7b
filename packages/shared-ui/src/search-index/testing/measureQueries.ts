import type { SearchEntry } from '../searchEntry';

/** A query with the aspect under test and the expected topics. Topics are in the file's language unless they name another one. */
export type QueryRow = readonly [aspect: string, query: string, expected: string];

/** Quality of search results: means of all queries, from 0 to 1. */
export interface Quality {
  /** Share of the expected documents that are among all results. */
  readonly recall: number;
  /** Share of the first five results that are expected documents. */
  readonly precision: number;
  /** Share of queries whose first result is an expected document. */
  readonly first: number;
}

/** Measures the quality of search results. A result about an expected topic in another language is neither an error nor a success. */
export function measureQueries(
  rows: readonly QueryRow[],
  lang: string,
  search: (query: string) => readonly SearchEntry[],
): Quality {
  const measured = rows.map(([, query, topics]) => {
    const expected = topics.split(' ').map((topic) => (/-[a-z]{2}$/.test(topic) ? topic : `${topic}-${lang}`));
    const ids = search(query).map(({ id }) => id);
    const isRight = (id: string) => expected.some((each) => toTopic(each) === toTopic(id));
    const shown = ids.slice(0, 5);
    return {
      recall: expected.filter((id) => ids.includes(id)).length / expected.length,
      precision: shown.filter(isRight).length / Math.max(shown.length, 1),
      first: shown.slice(0, 1).filter(isRight).length,
    };
  });
  const mean = (figure: keyof Quality) => {
    const sum = measured.reduce((all, query) => all + query[figure], 0);
    return Math.round((sum / measured.length) * 1_000) / 1_000;
  };
  return { recall: mean('recall'), precision: mean('precision'), first: mean('first') };
}

function toTopic(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}
