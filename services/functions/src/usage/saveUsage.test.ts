import { DataError } from '@adp/shared-data/client';
import { createActions } from '../actions/createActions';
import { createAccounts } from '../testing/createAccounts';
import { site as origin, startSite } from '../testing/startSite';
import { saveUsage } from './saveUsage';

function start() {
  const memory = startSite();
  const { accounts } = createAccounts({});
  const isRenderer = (token: string) => Promise.resolve(token === 'good');
  const handle = createActions({
    site: origin,
    apiKey: 'key',
    administrator: memory.administrator,
    accounts,
    isRenderer,
  });
  const call = async (body: object, token = 'good') => {
    const headers = { origin, 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await handle(new Request(`${origin}/api/actions/count-usage`, request))).status;
  };
  return { ...memory, call };
}

const pageViews = { month: '2026-11', programme: 'apet', country: 'KE', count: 3 };

test('page views are added to the document of their month and programme', async () => {
  const { call, list } = start();
  expect(await call({ counts: [pageViews, { ...pageViews, country: 'ZZ', count: 1 }] })).toBe(200);
  expect(
    await call({
      counts: [
        { ...pageViews, count: 4 },
        { ...pageViews, programme: 'other' },
      ],
    }),
  ).toBe(200);
  expect(list('usage')).toEqual({
    '2026-11_apet': { month: '2026-11', programme: 'apet', countries: { KE: 7, ZZ: 1 } },
    '2026-11_other': { month: '2026-11', programme: 'other', countries: { KE: 3 } },
  });
});

test.each(['fails', 'answer is lost', 'works'] as const)(
  'counts that are sent twice under the same id are added once (first commit: %s)',
  async (outcome) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { call, get, setOutcomes } = start();
    const sent = { counts: [pageViews], id: '2026-11-23_01234567' };
    setOutcomes(outcome);
    expect([await call(sent), await call(sent)]).toEqual([outcome === 'works' ? 200 : 503, 200]);
    await call({ ...sent, id: '2026-11-23_76543210' });
    expect(get('usage/2026-11_apet')).toMatchObject({ countries: { KE: 6 } });
    jest.restoreAllMocks();
  },
);

test('counts that are refused because of contention are added when they are sent again', async () => {
  const { administrator, get } = startSite();
  let isContended = true;
  const save = saveUsage({
    read: administrator.read,
    commit: (writes) => (isContended ? Promise.reject(new DataError('conflict')) : administrator.commit(writes)),
  });
  const id = '2026-11-23_01234567';
  await expect(save([pageViews], id)).rejects.toThrow('conflict');
  isContended = false;
  await save([pageViews], id);
  await save([pageViews], id);
  expect(get('usage/2026-11_apet')).toMatchObject({ countries: { KE: 3 } });
});

test.each([
  ['a token of another account', { counts: [pageViews] }, 'bad', 403],
  ['an invalid country', { counts: [{ ...pageViews, country: 'x.y' }] }, 'good', 400],
  ['an invalid id', { counts: [pageViews], id: '../users/amina' }, 'good', 400],
  ['an unknown programme', { counts: [{ ...pageViews, programme: '../users' }] }, 'good', 400],
])('%s is rejected', async (_, body, token, status) => {
  const { call, list } = start();
  expect([await call(body, token), list('usage')]).toEqual([status, {}]);
});
