import type { SearchEntry } from '../searchEntry';

/** What a query tries, its words, and the topics of the documents that it has to find: in the file's language unless another is named. */
export type QueryRow = readonly [aspect: string, query: string, expected: string];

/** How well queries are answered: figures from 0 to 1, means of all queries. */
export interface Quality {
  /** The share of the expected documents that are found at all. */
  readonly recall: number;
  /** The share of the first five results, or of fewer where fewer are found, that was expected. */
  readonly precision: number;
  /** The share of the queries whose first result was expected. */
  readonly first: number;
}

/** A document of an expected topic in another language is not wrong, but does not count as found. */
export function measureQueries(
  rows: readonly QueryRow[],
  lang: string,
  search: (query: string) => readonly SearchEntry[],
): Quality {
  const measured = rows.map(([, query, topics]) => {
    const expected = topics.split(' ').map((topic) => (/-[a-z]{2}$/.test(topic) ? topic : `${topic}-${lang}`));
    const found = search(query).map(({ id }) => id);
    const isRight = (id: string) => expected.some((one) => toTopic(one) === toTopic(id));
    const shown = found.slice(0, 5);
    return {
      recall: expected.filter((id) => found.includes(id)).length / expected.length,
      precision: shown.filter(isRight).length / Math.max(shown.length, 1),
      first: shown.slice(0, 1).filter(isRight).length,
    };
  });
  const mean = (figure: keyof Quality) => {
    const sum = measured.reduce((all, one) => all + one[figure], 0);
    return Math.round((sum / measured.length) * 1_000) / 1_000;
  };
  return { recall: mean('recall'), precision: mean('precision'), first: mean('first') };
}

function toTopic(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}
