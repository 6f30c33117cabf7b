import { createAccounts } from '../testing/createAccounts';
import { site as origin, startSite } from '../testing/startSite';
import { logSettings } from '../background/logSettings';
import type { DocumentEvent } from '../background/events';
import { createActions } from './createActions';

const noon = Date.parse('2026-11-23T12:00:00Z');

function start() {
  const memory = startSite();
  const { accounts } = createAccounts({
    root: { email: 'root@example.org', customAttributes: '{"role":"administrator"}' },
    zuri: { email: 'zuri@example.org', customAttributes: '{"role":"administrator"}' },
    kofi: { email: 'kofi@example.org', customAttributes: '{"role":"reviewer"}' },
  });
  let now = noon;
  const handle = createActions({
    site: origin,
    apiKey: 'key',
    administrator: memory.administrator,
    accounts,
    now: () => (now += 1),
  });
  const call = async (name: string, body: object, as = 'root') => {
    const answer = await handle(
      new Request(`${origin}/api/actions/${name}`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', authorization: `Bearer token-of-${as}` },
        body: JSON.stringify(body),
      }),
    );
    return answer.status;
  };
  return { ...memory, call };
}

const notice = {
  id: 'maintenance1',
  level: 'warning',
  texts: { en: 'Closed on Sunday.', fr: 'Fermé dimanche.' },
  from: '2026-11-22T00:00:00.000Z',
  until: '2026-11-30T00:00:00.000Z',
};
const notices = { entries: [notice], changedAt: null, reason: 'Maintenance.' };
const redirects = { entries: [{ from: '/old', to: '/articles/new' }], changedAt: null, reason: 'It was renamed.' };

test('notices are stored with their times, and the audit log contains the changes and the reason', async () => {
  const { call, get, list } = start();
  expect(await call('save-notices', notices)).toBe(200);
  const stored = get('settings/notices');
  expect(stored).toMatchObject({
    notices: [{ ...notice, from: new Date(notice.from), until: new Date(notice.until) }],
    changed_by: 'root',
  });
  const changedAt = stored?.['changed_at'];
  expect(await call('save-notices', { ...notices, entries: [], changedAt })).toBe(200);
  expect(Object.values(list('audit'))).toMatchObject([
    { title: '+ Closed on Sunday. / Fermé dimanche.', from: '0', to: '1', reason: 'Maintenance.', by: 'root' },
    { title: '− Closed on Sunday. / Fermé dimanche.', from: '1', to: '0', item: 'notices' },
  ]);
});

test('a concurrent change by another administrator is not overwritten', async () => {
  const { call, get } = start();
  await call('save-redirects', redirects);
  expect(await call('save-redirects', { ...redirects, entries: [] })).toBe(409);
  expect(get('settings/redirects')).toMatchObject({ redirects: [{ from: '/old', to: '/articles/new' }] });
});

test('turning review on, changing its settings and turning review off each write one audit entry', async () => {
  const { call, get, list, ...memory } = start();
  const path = 'settings/publishing';
  const log = (event: DocumentEvent) => logSettings(event, memory.administrator);
  const change = { approvals: 3, changedAt: null, reason: 'Spam came.' };
  expect(await call('save-publishing', change)).toBe(200);
  expect(get(path)).toMatchObject({ approvals: 3, changed_by: 'root' });
  expect(await call('save-publishing', { ...change, approvals: 5 })).toBe(409);
  expect(await call('save-publishing', { ...change, approvals: 5, changedAt: get(path)?.['changed_at'] })).toBe(200);
  expect(await call('save-publishing', { ...change, approvals: null, changedAt: get(path)?.['changed_at'] })).toBe(200);
  expect(get(path)).toBeUndefined();
  for (const event of memory.takeEvents().filter((event) => event.path === path)) await log(event);
  const entries = Object.values(list('audit')) as Readonly<Record<string, unknown>>[];
  expect(entries.map(({ from, to, by, reason }) => [from, to, by, reason]).sort()).toEqual([
    ['3', '5', 'root', 'Spam came.'],
    ['5', 'off', 'root', 'Spam came.'],
    ['off', '3', 'root', 'Spam came.'],
  ]);
});

test('stopping emails and sending them again each write one audit entry with the reason', async () => {
  const { call, get, list } = start();
  const path = 'settings/mail';
  const stop = { stopped: true, changedAt: null, reason: 'The provider complains.' };
  expect(await call('save-mail', stop)).toBe(200);
  expect(get(path)).toMatchObject({ stopped: true, changed_by: 'root' });
  expect(await call('save-mail', { ...stop, stopped: false }, 'zuri')).toBe(409);
  const resume = { stopped: false, changedAt: get(path)?.['changed_at'], reason: 'It is solved.' };
  expect(await call('save-mail', resume, 'zuri')).toBe(200);
  expect(get(path)).toMatchObject({ stopped: false, changed_by: 'zuri' });
  expect(Object.values(list('audit'))).toMatchObject([
    { item: 'mail', from: 'on', to: 'stopped', by: 'root', reason: 'The provider complains.' },
    { item: 'mail', from: 'stopped', to: 'on', by: 'zuri', reason: 'It is solved.' },
  ]);
});

describe.each(['fails', 'answer is lost'] as const)('if the first commit has the outcome "%s"', (outcome) => {
  test.each([
    ['save-notices', notices],
    ['save-redirects', redirects],
    ['save-publishing', { approvals: 3, changedAt: null, reason: 'Spam came.' }],
    ['save-mail', { stopped: true, changedAt: null, reason: 'Spam came.' }],
  ] as const)('%s can be repeated and is saved once', async (name, body) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { call, list, setOutcomes } = start();
    setOutcomes(outcome);
    expect([await call(name, body), await call(name, body)]).toEqual([503, 200]);
    expect(Object.keys(list('audit'))).toHaveLength(1);
    jest.restoreAllMocks();
  });

  test('turning review off can be repeated and takes effect once', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { call, get, list, setOutcomes } = start();
    await call('save-publishing', { approvals: 3, changedAt: null, reason: 'Spam came.' });
    const off = {
      approvals: null,
      changedAt: get('settings/publishing')?.['changed_at'] as Date,
      reason: 'It is gone.',
    };
    setOutcomes(outcome);
    expect([await call('save-publishing', off), await call('save-publishing', off)]).toEqual([503, 200]);
    expect([get('settings/publishing'), Object.keys(list('audit')).length]).toEqual([undefined, 2]);
    // Another administrator, who did not turn review off, gets a conflict.
    expect(await call('save-publishing', off, 'zuri')).toBe(409);
    jest.restoreAllMocks();
  });
});

test('is a conflict if another administrator has made the same change', async () => {
  const { call } = start();
  expect(await call('save-notices', notices)).toBe(200);
  expect(await call('save-notices', notices, 'zuri')).toBe(409);
});

test.each([
  ['a notice by a reviewer', 'save-notices', notices, 'kofi', 403],
  ['a stop of emails by a reviewer', 'save-mail', { stopped: true, changedAt: null, reason: 'x' }, 'kofi', 403],
  ['a stop of emails without a reason', 'save-mail', { stopped: true, changedAt: null, reason: ' ' }, 'root', 400],
  ['a notice without a reason', 'save-notices', { ...notices, reason: ' ' }, 'root', 400],
  ['an invalid review setting', 'save-publishing', { approvals: 0, changedAt: null, reason: 'x' }, 'root', 400],
  ['a review setting by a reviewer', 'save-publishing', { approvals: 3, changedAt: null, reason: 'x' }, 'kofi', 403],
  [
    'a notice without an English text',
    'save-notices',
    { ...notices, entries: [{ ...notice, texts: { fr: 'x' } }] },
    'root',
    400,
  ],
  [
    'a notice that ends before its start',
    'save-notices',
    { ...notices, entries: [{ ...notice, until: notice.from }] },
    'root',
    400,
  ],
  ['a list of four notices', 'save-notices', { ...notices, entries: Array(4).fill(notice) }, 'root', 400],
  [
    'a redirect to another site',
    'save-redirects',
    { ...redirects, entries: [{ from: '/a', to: '//b.example' }] },
    'root',
    400,
  ],
  [
    'a loop of redirects',
    'save-redirects',
    {
      ...redirects,
      entries: [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ],
    },
    'root',
    400,
  ],
] as const)('%s is rejected and not saved', async (_, name, body, as, status) => {
  const { call, list } = start();
  expect(await call(name, body, as)).toBe(status);
  expect([list('settings'), list('audit')]).toEqual([{}, {}]);
});
