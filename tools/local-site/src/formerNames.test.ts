/** @jest-environment node */
import { join, resolve } from 'node:path';
import { formerMemberName } from '@adp/shared-data/member';
import { fromWireFields, type StoredFields } from '@adp/shared-data/administrator';
import type { Platform } from '@adp/local-firebase';
import { readHosting } from '@adp/site-document/hosting';
import { freeOrigin } from '@adp/local-firebase/free-origin';
import { startBackend } from './startBackend';
import { createMemberTraces, memberNames } from './testing/memberTraces';

// Simulates how an ES module imports a CommonJS package in Node, where the whole package is the default export.
jest.mock('superstatic', () => ({ __esModule: true, default: jest.requireActual<object>('superstatic') }));

jest.setTimeout(120_000);

const workspace = resolve(__dirname, '../../..');
const { first, second, third } = memberNames;

let platform: Platform;
let traces: ReturnType<typeof createMemberTraces>;
beforeAll(async () => {
  const origin = await freeOrigin();
  platform = await startBackend({
    hosting: readHosting(join(workspace, 'firebase.json')).filter(({ target }) => target === 'shell'),
    origins: { shell: origin },
    cwd: workspace,
    workspace,
    seed: false,
  });
  traces = createMemberTraces(platform, origin);
});
beforeEach(() => platform.reset());
afterAll(() => platform.stop());

const get = (path: string): StoredFields => fromWireFields(platform.firestore.get(path)?.fields);

/** Documents that contain the member's name. The searches below prove nothing unless these documents exist. */
const places = {
  documents: [
    ...['audit/profile_removals_u1_1', 'audit/role_u1_x', 'handling/articles/items/waiting', 'profile_removals/u1'],
    ...[`profiles/${first.username}`, `reports/profiles_${first.username}_kofi`, 'report_counts/kofi'],
    ...['reports/articles_of-kofi_zuri', 'tombstones/articles/items/removed', 'translations/articles_of-kofi_fr'],
    ...['revisions/articles/items/removed/versions/1', 'articles/removed', 'users/u1'],
    `audit/report_profiles_${first.username}_kofi_1000000000000`,
  ],
  urls: [
    ...['/api/v1/articles', '/api/v1/articles/published', '/api/v1/articles/removed', '/feeds/articles.atom'],
    ...['/api/v1/people', '/embed/articles'],
    expect.stringMatching(/^\/sitemaps\/people-/) as string,
  ],
};

describe.each(['keep', 'remove'] as const)('a member who leaves and chooses to %s published items', (content) => {
  test('does not leave a name in any document or on any public page', async () => {
    await traces.leaveTraces();
    expect(traces.findDocuments(first.name, first.username)).toEqual(expect.arrayContaining(places.documents));
    expect(await traces.findPublic(first.name, first.username)).toEqual(expect.arrayContaining(places.urls));
    await traces.leave(content);
    expect(traces.findDocuments(first.name, first.username)).toEqual([]);
    expect(await traces.findPublic(first.name, first.username)).toEqual([]);
    // Other people still need the reason for a removal, the decision, and a reader's report.
    expect(get('tombstones/articles/items/removed')).toMatchObject({ title: 'The title of what is removed' });
    expect(get('audit/profile_removals_u1_1')).toMatchObject({ title: formerMemberName, to: 'removed' });
    expect(get('reports/profiles_u1_kofi')).toMatchObject({ title: formerMemberName, status: 'upheld' });
    expect(get('reports/profiles_u1_a-visitor')).toMatchObject({ title: formerMemberName, status: 'open' });
    expect(get('reports/articles_of-kofi_zuri')).not.toHaveProperty('assigned_to');
  });
});

test('no document contains the name of a former member whose profile reviewers had hidden', async () => {
  await traces.leaveTraces({ isHidden: true });
  expect(traces.findDocuments(first.name, first.username)).toEqual(
    expect.arrayContaining(['hidden_profiles/u1', `tombstones/profiles/items/${first.username}`]),
  );
  await traces.leave('keep');
  expect(traces.findDocuments(first.name, first.username)).toEqual([]);
  expect(await traces.findPublic(first.name, first.username)).toEqual([]);
});

test('no document contains either name of a member who changed names and left', async () => {
  await traces.leaveTraces();
  await traces.saveMember(second);
  await traces.leave('keep');
  expect(traces.findDocuments(first.name, first.username, second.name, second.username)).toEqual([]);
  expect(await traces.findPublic(first.name, first.username, second.name, second.username)).toEqual([]);
});

test('a new name replaces the former one in every document and on every public page', async () => {
  await traces.leaveTraces();
  const documents = traces.findDocuments(first.name);
  await traces.saveMember(second);
  expect(traces.findDocuments(first.name)).toEqual([]);
  expect(await traces.findPublic(first.name)).toEqual([]);
  const renamed = documents.map((path) => path.replace(first.username, second.username)).sort();
  expect(traces.findDocuments(second.name)).toEqual(expect.arrayContaining(renamed));
  expect(get('tombstones/articles/items/removed')).toMatchObject({ author_name: second.name });
  expect(get('audit/role_u1_x')).toMatchObject({ title: second.username });
  // A former username redirects to the current username until the next change releases it.
  const leading = [`profiles/${first.username}`, `usernames/${first.username}`, 'users/u1'];
  expect(traces.findDocuments(first.username)).toEqual(leading);
  await traces.saveMember(third);
  expect(traces.findDocuments(first.name, first.username, second.name)).toEqual([]);
  // A decision causes only one notification, even if the profile is renamed later.
  const notified = traces.findDocuments(third.username).filter((path) => path.startsWith('notifications/'));
  expect(notified.map((path) => get(path)['event']).sort()).toEqual(['profile_hidden', 'profile_shown']);
});
