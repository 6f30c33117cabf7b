/** @jest-environment node */
import { collections } from '@adp/shared-data/content';
import { fieldsToMap, type MapValue, type Value } from '@adp/local-firebase/testing';
import { createSeed } from './createSeed';
import { generateItems } from './generator/generateItems';

const objectUrl = (name: string) => `https://storage.example.org/${name}`;
const days = ['2026-11-21T00:00:00Z', '2026-11-21T23:59:59Z', '2027-02-28T12:00:00Z', '2028-02-29T06:00:00Z'];

const seedOn = (now: string) => createSeed({ now: new Date(now), objectUrl });

/** Returns the documents of a collection as the security rules see them. */
function documentsOn(now: string, collection: string): MapValue[] {
  const inCollection = seedOn(now).documents.filter(({ path }) => path.startsWith(`${collection}/`));
  return inCollection.map(({ fields }) => fieldsToMap(fields));
}

function millis(value: Value | undefined): number {
  if (typeof value !== 'object' || value === null || !('type' in value) || value.type !== 'timestamp') return NaN;
  return Number(value.nanos / 1_000_000n);
}

test('a seed is the same for every hour of a day', () => {
  const text = (now: string) => JSON.stringify([seedOn(now).accounts, seedOn(now).documents]);
  expect(text('2026-11-21T00:00:00Z')).toBe(text('2026-11-21T23:59:59Z'));
  expect(text('2026-11-21T00:00:00Z')).not.toBe(text('2026-11-22T00:00:00Z'));
});

test('every path is unique', () => {
  const paths = seedOn('2026-11-21T00:00:00Z').documents.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test.each(days)('on %s some events are past, one is in progress and at least four are upcoming', (now) => {
  const events = documentsOn(now, 'events');
  const instant = Date.parse(now);
  expect(events.filter((event) => millis(event.get('ends_at')) < instant).length).toBeGreaterThanOrEqual(8);
  expect(events.filter((event) => millis(event.get('starts_at')) > instant).length).toBeGreaterThanOrEqual(4);
  const going = events.filter(
    (event) => millis(event.get('starts_at')) <= instant && millis(event.get('ends_at')) >= instant,
  );
  expect(going).toHaveLength(1);
  for (const event of events) expect(millis(event.get('ends_at'))).toBeGreaterThan(millis(event.get('starts_at')));
});

test.each(days)('on %s there are open, closing, closed, rolling, upcoming and undated opportunities', (now) => {
  const opportunities = documentsOn(now, 'opportunities');
  const instant = Date.parse(now);
  const states = opportunities.map((opportunity) => {
    if (opportunity.get('deadline_kind') !== 'fixed') return opportunity.get('deadline_kind');
    if (millis(opportunity.get('opens_at')) > instant) return 'forecast';
    const daysLeft = (millis(opportunity.get('deadline_at')) - instant) / (24 * 60 * 60 * 1000);
    if (daysLeft < 0) return 'closed';
    return daysLeft <= 7 ? 'closing' : 'open';
  });
  expect(new Set(states)).toEqual(new Set(['open', 'closing', 'closed', 'forecast', 'rolling', 'none']));
});

test.each(days)('on %s nothing was published in the future', (now) => {
  for (const { fields } of seedOn(now).documents) {
    const published = fieldsToMap(fields).get('published_at');
    if (published !== undefined) expect(millis(published)).toBeLessThan(Date.parse(now));
  }
});

test('every author has an account, and every account has a user document, a name, and a matching profile unless it is unlisted', () => {
  const { accounts, documents } = seedOn('2026-11-21T00:00:00Z');
  const uids = new Set<Value | undefined>(accounts.map(({ uid }) => uid));
  const data = new Map(documents.map(({ path, fields }) => [path, fieldsToMap(fields)]));
  for (const { uid } of accounts) {
    const user = data.get(`users/${uid}`);
    const username = String(user?.get('username'));
    expect(data.get(`usernames/${username}`)?.get('uid')).toBe(uid);
    const profile = data.get(`profiles/${username}`);
    // An unlisted member has no profile.
    if (user?.get('visibility') === 'hidden') {
      expect(profile).toBeUndefined();
      continue;
    }
    expect(profile?.get('uid')).toBe(uid);
    for (const field of ['name', 'description', 'company', 'position', 'visibility', 'listed']) {
      expect(profile?.get(field)).toEqual(user?.get(field));
    }
  }
  for (const [path, fields] of data) {
    if (/^(users|usernames|profiles)\//.test(path)) continue;
    expect([path, uids.has(fields.get('author_uid') ?? fields.get('translator_uid') ?? fields.get('uid'))]).toEqual([
      path,
      true,
    ]);
  }
});

test("the notification of an item has the item's title and time", () => {
  const all = seedOn('2026-11-21T00:00:00Z').documents;
  const data = new Map(all.map(({ path, fields }) => [path, fieldsToMap(fields)]));
  const notifications = [...data].filter(([path]) => path.startsWith('notifications/'));
  const collectionByKind = new Map<Value | undefined, string>(Object.entries(collections));
  for (const [path, fields] of notifications) {
    if (fields.get('event') === 'joined') continue;
    const item = data.get(`${collectionByKind.get(fields.get('item_kind'))}/${String(fields.get('item_id'))}`);
    expect([path, item?.get('status'), item?.get('title')]).toEqual([path, 'published', fields.get('title')]);
    expect([item?.get('author_uid'), item?.get('published_at')]).toEqual([fields.get('uid'), fields.get('created_at')]);
  }
  const aminas = notifications.map(([, fields]) => fields).filter((fields) => fields.get('uid') === 'sample-amina');
  expect(aminas.length).toBeGreaterThanOrEqual(8);
  expect(new Set(aminas.map((fields) => millis(fields.get('created_at')))).size).toBeGreaterThanOrEqual(8);
  expect(new Set(aminas.map((fields) => fields.get('read')))).toEqual(new Set([true, false]));
});

test("the seed's images are exactly the cover images that its items show, in two sizes", () => {
  const { objects, documents } = seedOn('2026-11-21T00:00:00Z');
  const shown = JSON.stringify(documents).match(/https:\/\/storage\.example\.org\/[^"]+/g) ?? [];
  const urls = shown.flatMap((url) => [url, url.replace('_large.', '_small.')]);
  expect(new Set(urls)).toEqual(new Set(objects.map(({ name }) => objectUrl(name))));
  expect(objects.length).toBeGreaterThan(3);
});

test('no document is near the limit of one mebibyte', () => {
  for (const { fields } of [...seedOn('2026-11-21T00:00:00Z').documents, ...generateItems({ now: new Date(0) })]) {
    expect(Buffer.byteLength(JSON.stringify(fields))).toBeLessThan(300_000);
  }
});
