/** @jest-environment node */
import { smallest, smallestUser } from '@adp/shared-data/testing';
import { startSite } from '../testing/startSite';
import { upgradeSite } from './upgradeSite';

test('documents without a sort key receive one, other documents are not written, and a second run does nothing', async () => {
  const { administrator, put, firestore } = startSite();
  put('products/one', { ...smallest.product, title: 'Économie' });
  put('products/two', { ...smallest.product, title: 'Études', titleKey: 'etudes' });
  put('knowledge_products/one', { ...smallest.knowledgeProduct, title: 'Études', titleKey: 'zz' });
  put('users/amina', { ...smallestUser, name: 'Élodie' });
  put('profiles/amina', { name: 'Élodie' });
  put('profiles/amina-before', { uid: 'amina', renamedTo: 'amina' });
  put('articles/one', { ...smallest.article, title: 'École' });
  const versions = () => new Map([...firestore.documents()].map(({ path, updateTime }) => [path, updateTime]));
  const before = versions();
  expect(await upgradeSite(administrator)).toBe(4);
  // Documents in `changes` are change tokens, not content.
  const documents = [...firestore.documents()].filter(({ path }) => !path.startsWith('changes/'));
  const keys = documents.map(({ path, fields }) => [path, { ...fields['title_key'], ...fields['name_key'] }]);
  expect(Object.fromEntries(keys)).toEqual({
    'products/one': { stringValue: 'economie' },
    'knowledge_products/one': { stringValue: 'etudes' },
    'users/amina': { stringValue: 'elodie' },
    'profiles/amina': { stringValue: 'elodie' },
    'products/two': { stringValue: 'etudes' },
    'profiles/amina-before': {},
    'articles/one': {},
  });
  expect(versions().get('products/two')).toBe(before.get('products/two'));
  expect(await upgradeSite(administrator)).toBe(0);
});

test('a title that changes during the upgrade does not receive the sort key of the old title', async () => {
  const { administrator, put, firestore } = startSite();
  put('products/one', { ...smallest.product, title: 'Économie' });
  const { exportDocuments, commit } = administrator;
  const changing = {
    commit,
    async *exportDocuments() {
      for await (const page of exportDocuments()) {
        put('products/one', { ...smallest.product, title: 'Banque' });
        yield page;
      }
    },
  };
  await expect(upgradeSite(changing)).rejects.toThrow('changed during the upgrade');
  expect([...firestore.documents()][0]?.fields['title_key']).toBeUndefined();
  expect(await upgradeSite(administrator)).toBe(1);
});

test('an upgrade adds missing local times, and a second run changes nothing', async () => {
  const { administrator, put, firestore } = startSite();
  const times = { startsAt: new Date('2026-11-24T06:00:00Z'), endsAt: new Date('2026-11-24T08:30:00Z') };
  put('events/one', { ...smallest.event, ...times, timezone: 'Africa/Nairobi' });
  // These whole days end at midnight, which clocks in Cairo skip.
  const days = { startsAt: new Date('2026-04-22T22:00:00Z'), endsAt: new Date('2026-04-23T22:00:00Z') };
  put('events/two', { ...smallest.event, ...days, timezone: 'Africa/Cairo', allDay: true });
  put('events/three', {
    ...smallest.event,
    ...times,
    timezone: 'Africa/Nairobi',
    startsLocal: '2026-11-24T10:00+03:00',
  });
  const deadline = { deadlineKind: 'fixed', deadlineAt: new Date('2026-12-01T11:59:30Z'), timezone: 'Etc/GMT+12' };
  put('opportunities/one', { ...smallest.opportunity, ...deadline });
  put('opportunities/two', smallest.opportunity);
  const fields = (path: string) => [...firestore.documents()].find((document) => document.path === path)?.fields;
  expect(await upgradeSite(administrator)).toBe(4);
  expect(fields('events/one')).toMatchObject({
    starts_local: { stringValue: '2026-11-24T09:00+03:00' },
    ends_local: { stringValue: '2026-11-24T11:30+03:00' },
  });
  expect(fields('events/two')).toMatchObject({
    starts_local: { stringValue: '2026-04-23T00:00+02:00' },
    ends_local: { stringValue: '2026-04-24T00:00+02:00' },
  });
  // An older build changed only the instant.
  expect(fields('events/three')).toMatchObject({ starts_local: { stringValue: '2026-11-24T09:00+03:00' } });
  expect(fields('opportunities/one')).toMatchObject({ deadline_local: { stringValue: '2026-11-30T23:59:30-12:00' } });
  expect(await upgradeSite(administrator)).toBe(0);
});

test('after a change to time zone rules, announced local times in the future remain and their instants change', async () => {
  const { administrator, put, firestore } = startSite();
  // These times were written under rules for Nairobi that differ from the rules in this version of Node.js.
  const event = (day: string) => ({
    startsAt: new Date(`${day}T09:00:00Z`),
    startsLocal: `${day}T09:00+00:00`,
    endsAt: new Date(`${day}T10:00:00Z`),
    endsLocal: `${day}T10:00+00:00`,
    timezone: 'Africa/Nairobi',
  });
  put('events/coming', { ...smallest.event, ...event('2027-02-01') });
  put('events/past', { ...smallest.event, ...event('2026-02-01') });
  const fields = (path: string) => [...firestore.documents()].find((document) => document.path === path)?.fields;
  expect(await upgradeSite(administrator)).toBe(0);
  const now = new Date('2026-11-26T00:00:00Z');
  expect(await upgradeSite(administrator, { zone: 'Africa/Lagos', now })).toBe(0);
  expect(await upgradeSite(administrator, { zone: 'Africa/Nairobi', now })).toBe(1);
  expect(fields('events/coming')).toMatchObject({
    starts_at: { timestampValue: expect.stringMatching(/^2027-02-01T06:00:00/) as string },
    starts_local: { stringValue: '2027-02-01T09:00+03:00' },
    ends_local: { stringValue: '2027-02-01T10:00+03:00' },
  });
  expect(fields('events/past')?.['starts_local']).toEqual({ stringValue: '2026-02-01T09:00+00:00' });
});

test('an upgrade moves the change mark of a collection to where readers find it', async () => {
  const { administrator, put, firestore } = startSite();
  put('changes/articles', { updatedAt: new Date('2026-11-24T06:00:00Z') });
  const fields = firestore.get('changes/articles')?.fields;
  expect(await upgradeSite(administrator)).toBe(2);
  expect([...firestore.documents()]).toMatchObject([{ path: 'changes/articles/marks/0', fields }]);
  expect(await upgradeSite(administrator)).toBe(0);
});

test('an upgrade reserves the rights to items without a licence, and does not change knowledge products', async () => {
  const { administrator, put, firestore } = startSite();
  const { licence, ...unlicensed } = smallest.product;
  put('products/one', { ...unlicensed, title: 'Économie' });
  put('products/two', { ...unlicensed, licence, title: 'Études', titleKey: 'etudes' });
  put('knowledge_products/one', { ...smallest.knowledgeProduct, title: 'Études', titleKey: 'etudes' });
  const fields = (path: string) => [...firestore.documents()].find((document) => document.path === path)?.fields;
  expect(await upgradeSite(administrator)).toBe(1);
  expect(fields('products/one')).toMatchObject({
    title_key: { stringValue: 'economie' },
    licence: { stringValue: 'all-rights-reserved' },
  });
  expect(fields('products/two')).toMatchObject({ licence: { stringValue: licence } });
  expect(fields('knowledge_products/one')).not.toHaveProperty('licence');
  expect(await upgradeSite(administrator)).toBe(0);
});
