import { memberStates } from '@adp/shared-data/fields';
import type { PeopleQuery } from '../../api/PeopleQuery';
import { paths } from '../../paths';

export function readQuery(params: URLSearchParams): PeopleQuery {
  const after = params.get('after');
  const country = memberStates.find((state) => state === params.get('country'));
  return { q: params.get('q')?.trim() ?? '', ...(country && { country }), ...(after && { after }) };
}

export function toPeoplePath({ q, country, after }: PeopleQuery): string {
  const params = { ...(q && { q }), ...(country && { country }), ...(after && { after }) };
  const search = new URLSearchParams(params).toString();
  return search ? `${paths.people}?${search}` : paths.people;
}
