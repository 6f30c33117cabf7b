import type { PeopleAddress } from '../../api/directory';
import { paths } from '../../paths';

/** Which part of the directory an address asks for. */
export function readAddress(params: URLSearchParams): PeopleAddress {
  const after = params.get('after');
  return { q: params.get('q')?.trim() ?? '', ...(after ? { after } : {}) };
}

/** The address of a part of the directory. */
export function peopleAddress({ q, after }: PeopleAddress): string {
  const query = new URLSearchParams({ ...(q ? { q } : {}), ...(after ? { after } : {}) }).toString();
  return query ? `${paths.people}?${query}` : paths.people;
}
