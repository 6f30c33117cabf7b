/** @jest-environment node */
import { startActions } from '../testing/startActions';
import { secret } from '../testing/startAlerts';
import { toSubscriberId } from './tokens';

const mailEventsSecret = 'secret-of-the-provider';
const zuri = `subscribers/${toSubscriberId('zuri@example.org', secret)}`;
const kofi = `subscribers/${toSubscriberId('kofi@example.org', secret)}`;
const toBasic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
const authorization = `Bearer ${mailEventsSecret}`;

function start() {
  const site = startActions({ mailEventsSecret });
  site.addAddress('zuri@example.org');
  site.addMember('kofi');
  const report = (body: object, headers: Readonly<Record<string, string>> = { authorization }) =>
    site.call('mail-events', body, { headers: { origin: 'https://provider.example', ...headers } });
  return { ...site, report };
}

const email = 'Zuri@Example.org';

test.each([
  ['Brevo: a bounce', { event: 'hard_bounce', email, 'message-id': '<k1@site.example>' }, 'bounced'],
  ['Brevo: a complaint', { event: 'spam', email }, 'complained'],
  ['Mailjet: a bounce', [{ event: 'bounce', hard_bounce: true, blocked: true, email }], 'bounced'],
  ['Mailjet: a complaint', [{ event: 'spam', source: 'JMRPP', email }], 'complained'],
  ['Postmark: a bounce', { RecordType: 'Bounce', Type: 'HardBounce', Inactive: true, Email: email }, 'bounced'],
  ['Postmark: a complaint', { RecordType: 'SpamComplaint', Inactive: true, Email: email }, 'complained'],
])('%s stops the address for a month', async (_, body, cause) => {
  const { report, get, now } = start();
  expect(await report(body)).toMatchObject({ status: 200, json: {} });
  const deletion = new Date(now() + 30 * 86_400_000);
  expect(get(zuri)).toMatchObject({ state: 'stopped', delete_at: deletion, [`${cause}_at`]: new Date(now()) });
  expect(get('mail_stats/2026-11-25')).toMatchObject({ [cause]: 1 });
});

test.each([
  ['a delivery', { event: 'delivered', email }],
  ['a temporary bounce at Brevo', { event: 'soft_bounce', email }],
  ['a temporary bounce at Mailjet', [{ event: 'bounce', hard_bounce: false, email }]],
  ['a temporary bounce at Postmark', { RecordType: 'Bounce', Type: 'SoftBounce', Inactive: false, Email: email }],
  ['an event without an address', { event: 'spam', email: 'zuri' }],
  ['another kind of event', { RecordType: 'Open', Email: email }],
  ['a number', [5]],
])('%s changes nothing', async (_, body) => {
  const { report, get, list } = start();
  const before = get(zuri);
  expect((await report(body)).status).toBe(200);
  expect([get(zuri), list('mail_stats')]).toEqual([before, {}]);
});

test.each([
  ['as a bearer token', authorization, 200],
  ['as the password of basic authentication', toBasic(`provider:${mailEventsSecret}`), 200],
  ['with another value', 'Bearer another', 401],
  ['with more characters', `${authorization}x`, 401],
  ['as the user of basic authentication', toBasic(`${mailEventsSecret}:`), 401],
  ['without a value', 'Bearer ', 401],
  ['not at all', '', 401],
])('a request with the secret sent %s has the expected status', async (_, value, status) => {
  const { report, get } = start();
  expect((await report({ event: 'spam', email }, { authorization: value })).status).toBe(status);
  expect(get(zuri)).toMatchObject({ state: status === 200 ? 'stopped' : 'confirmed' });
});

test('a site without the secret accepts no events', async () => {
  const site = startActions();
  site.addAddress('zuri@example.org');
  for (const value of ['Bearer ', 'Bearer undefined', toBasic(':')])
    expect(
      (await site.call('mail-events', { event: 'spam', email }, { headers: { authorization: value } })).status,
    ).toBe(503);
  expect(site.get(zuri)).toMatchObject({ state: 'confirmed' });
});

test('a repeated event changes and counts nothing', async () => {
  const { report, get, pass } = start();
  await report({ event: 'hard_bounce', email });
  const before = get(zuri);
  pass(60);
  await report([
    { event: 'hard_bounce', email },
    { event: 'hard_bounce', email },
  ]);
  expect(get(zuri)).toEqual(before);
  expect(get('mail_stats/2026-11-25')).toMatchObject({ bounced: 1 });
});

test('a complaint of a member pauses all emails until the member resumes them', async () => {
  const { report, get, administrator } = start();
  await report({ event: 'spam', email: 'kofi@example.org' });
  expect(get('alert_settings/kofi')).toMatchObject({ paused: true, quiet_from: 0 });
  expect(get(kofi)).toEqual(expect.not.objectContaining({ email: expect.anything() as unknown }));
  await administrator.commit([
    { path: 'alert_settings/kofi', deleted: true },
    { path: kofi, deleted: true },
  ]);
  await report({ event: 'spam', email: 'kofi@example.org' });
  expect(get('alert_settings/kofi')).toMatchObject({ uid: 'kofi', paused: true, email: { deadlines: true } });
});

test("a bounce of a member's address changes no settings", async () => {
  const { report, get } = start();
  const before = get('alert_settings/kofi');
  await report({ event: 'hard_bounce', email: 'kofi@example.org' });
  expect(get('alert_settings/kofi')).toEqual(before);
  expect(get(kofi)).toMatchObject({ state: 'stopped' });
});
