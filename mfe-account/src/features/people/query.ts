import { memberStates, patterns } from '@adp/shared-data/fields';
import { type PeopleQuery, withPeopleQuery } from '../../api/PeopleQuery';
import { paths } from '../../paths';

const language = new RegExp(`^${patterns.language}$`);

export function readQuery(params: URLSearchParams): PeopleQuery {
  const get = (name: string) => params.get(name)?.trim() ?? '';
  return {
    q: get('q'),
    country: memberStates.find((state) => state === get('country')),
    language: language.test(get('language')) ? get('language') : undefined,
    expertise: get('expertise') || undefined,
    after: get('after') || undefined,
  };
}

export const toPeoplePath = (query: PeopleQuery): string => withPeopleQuery(paths.people, query);
