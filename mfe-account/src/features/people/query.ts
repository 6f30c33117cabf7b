import type { PeopleQuery } from '../../api/directory';
import { paths } from '../../paths';

export function readQuery(params: URLSearchParams): PeopleQuery {
  const after = params.get('after');
  return { q: params.get('q')?.trim() ?? '', ...(after ? { after } : {}) };
}

export function toPeoplePath({ q, after }: PeopleQuery): string {
  const search = new URLSearchParams({ ...(q ? { q } : {}), ...(after ? { after } : {}) }).toString();
  return search ? `${paths.people}?${search}` : paths.people;
}
