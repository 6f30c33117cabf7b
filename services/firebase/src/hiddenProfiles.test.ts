/** @jest-environment node */
import { readItem } from '@adp/shared-data/client';
import { memberProfiles, profileRemovals, profiles, toMemberDocuments } from '@adp/shared-data/member';
import { appeals } from '@adp/shared-data/moderation';
import { smallestUser } from '@adp/shared-data/testing';
import { startReview } from './testing/startReview';

const reportId = 'profiles_amina_zuri';
const reason = 'It is of somebody else.';

/** Starts a site on which Zuri has reported Amina's profile. `uphold` is the decision of Kofi, a reviewer. */
async function startReported() {
  const site = await startReview();
  const amina = { ...smallestUser, name: 'Amina', username: 'amina', formerUsername: 'ami' };
  for (const [path, document] of Object.entries(toMemberDocuments('amina', amina))) site.put(path, document);
  const at = new Date(Date.UTC(2026, 10, 1));
  const report = { collection: 'profiles', item: 'amina', title: 'Amina', reporterUid: 'zuri', reason: 'misleading' };
  site.put(`reports/${reportId}`, { ...report, text: '', status: 'open', createdAt: at, updatedAt: at });
  const uphold = () => site.review.decideReport({ id: reportId, to: 'upheld', reason, by: 'kofi', removesItem: true });
  return { ...site, uphold };
}

test('an upheld report hides the profile, and its page shows the date and the reason', async () => {
  const { uphold, runFunctions, review, reader, paths } = await startReported();
  await uphold();
  await runFunctions();
  expect(paths().filter((path) => path.startsWith('profiles/'))).toEqual([]);
  await expect(readItem(reader, profiles, 'amina')).rejects.toMatchObject({ code: 'gone', tombstone: { reason } });
  expect(await reader.getMine(memberProfiles, 'amina')).toBeNull();
  expect((await reader.getMine(profileRemovals, 'amina'))?.item).toMatchObject({ status: 'removed', reason });
  expect((await review.listHiddenProfiles()).items).toMatchObject([
    { id: 'amina', title: 'Amina', username: 'amina', profile: { name: 'Amina' } },
  ]);
  expect(
    (await review.listAudit()).items.map(({ collection, item, from, to }) => [collection, item, from, to]),
  ).toEqual(
    expect.arrayContaining([
      ['profile_removals', 'amina', 'published', 'removed'],
      ['profiles', 'amina', 'open', 'upheld'],
    ]),
  );
});

test('the member can appeal once, and an accepted appeal restores the profile and the former username', async () => {
  const { uphold, runFunctions, review, reader, loadWriter } = await startReported();
  await uphold();
  await runFunctions();
  const writer = await loadWriter();
  const appeal = { collection: 'profile_removals', item: 'amina', uid: 'amina' } as const;
  await writer.appeal({ ...appeal, text: 'It is my own name.' });
  await expect(writer.appeal({ ...appeal, text: 'Once more.' })).rejects.toMatchObject({ code: 'already-exists' });
  expect((await review.listAppeals({})).items).toMatchObject([
    { title: 'Amina', username: 'amina', profile: { uid: 'amina', name: 'Amina' } },
  ]);
  expect(await review.countAppeals({ before: new Date(Date.now() - 86_400_000) })).toMatchObject({ count: 0 });
  expect((await review.listAppeals({ before: new Date(Date.now() + 60_000) })).items).toHaveLength(1);
  await review.decideAppeal({ id: 'profile_removals_amina', to: 'accepted', reason: 'So it is.', by: 'kofi' });
  await runFunctions();
  expect(await readItem(reader, profiles, 'amina')).toMatchObject({ uid: 'amina', name: 'Amina' });
  expect(await readItem(reader, profiles, 'ami')).toMatchObject({ renamedTo: 'amina' });
  expect((await reader.getMine(appeals, 'profile_removals_amina'))?.item).toMatchObject({ status: 'accepted' });
  expect((await review.listHiddenProfiles()).items).toEqual([]);
});

test('a reviewer can restore a hidden profile once, with a reason', async () => {
  const { uphold, runFunctions, review, reader } = await startReported();
  await uphold();
  await runFunctions();
  const again = { id: 'amina', reason: 'Its member has corrected it.', by: 'kofi' };
  await expect(review.showProfile({ ...again, reason: ' ' })).rejects.toMatchObject({ code: 'invalid' });
  await review.showProfile(again);
  await expect(review.showProfile(again)).rejects.toMatchObject({ code: 'conflict' });
  await runFunctions();
  expect(await readItem(reader, profiles, 'amina')).toMatchObject({ uid: 'amina' });
});

test('a hidden profile cannot be hidden again, but another report of it can be upheld', async () => {
  const { uphold, runFunctions, put, review } = await startReported();
  await uphold();
  await runFunctions();
  const at = new Date(Date.UTC(2026, 10, 2));
  const report = { collection: 'profiles', item: 'amina', title: 'Amina', reporterUid: 'musa', reason: 'spam' };
  put('reports/profiles_amina_musa', { ...report, text: '', status: 'open', createdAt: at, updatedAt: at });
  const second = { id: 'profiles_amina_musa', to: 'upheld', reason, by: 'kofi', removesItem: true } as const;
  await expect(review.decideReport(second)).rejects.toMatchObject({ code: 'conflict', fields: ['item'] });
  await review.decideReport({ ...second, removesItem: false });
});
