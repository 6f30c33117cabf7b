/** @jest-environment node */
import { profiles } from '../kinds/member/profiles';
import { users } from '../kinds/member/users';
import { createFakeData } from '../testing/createFakeData';
import { createReader } from './createReader';

const config = { projectId: 'demo-fake', apiKey: 'fake', origin: 'https://fake.invalid' };

test.each([[null], ['ada']])(
  'for %s, neither an unused username nor the missing document of a new member is a network error',
  async (uid) => {
    const data = createFakeData();
    data.signIn(uid);
    const statuses: number[] = [];
    const fetch = async (url: string, init: RequestInit) => {
      const answer = await data.fetch(url, init);
      statuses.push(answer.status);
      return answer;
    };
    const reader = createReader(config, { fetch, getToken: () => Promise.resolve(uid) });
    expect(await reader.get(profiles, 'nobody-has-it')).toBeNull();
    if (uid !== null) expect(await reader.getMine(users, uid)).toBeNull();
    if (uid !== null) expect(await reader.isUsernameFree('nobody-has-it')).toBe(true);
    expect(new Set(statuses)).toEqual(new Set([200]));
  },
);
