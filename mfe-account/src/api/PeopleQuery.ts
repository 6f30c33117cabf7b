import type { PeopleFilters } from '@adp/shared-data/lists';

/** A part of the directory of members. */
export interface PeopleQuery extends PeopleFilters {
  readonly q: string;
  readonly after?: string | undefined;
}

/** Adds the parameters of a query to a path. */
export function withPeopleQuery(path: string, query: PeopleQuery): string {
  const params = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return params.length === 0 ? path : `${path}?${new URLSearchParams(params).toString()}`;
}
