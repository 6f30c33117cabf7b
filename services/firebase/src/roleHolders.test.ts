/** @jest-environment node */
import { formerMember } from '@adp/shared-data/member';
import { startReview } from './testing/startReview';

test('members with a role are listed by their last change of role, without former members', async () => {
  const { put, review, reviewAs } = await startReview();
  const change = (minutes: number, item: string, to: string, changes: object = {}) => {
    const at = new Date(Date.UTC(2026, 0, 1, 0, minutes));
    put(`audit/role_${item}_${minutes}`, { by: 'root', at, collection: 'users', item, title: item, to, ...changes });
  };
  change(1, 'amina', 'trusted');
  change(2, 'zuri', 'member (apet, cjed)');
  change(3, 'musa', 'reviewer');
  change(4, 'musa', 'member');
  change(5, 'amina', 'reviewer');
  change(6, 'nia', 'administrator', { title: formerMember.authorName });
  put('audit/settings_1', { by: 'root', at: new Date(0), collection: 'settings', item: 'mail', to: 'stopped' });
  put('member_profiles/amina-d', { uid: 'amina', name: 'Amina Diallo' });
  expect(await review.listRoleHolders()).toEqual([
    expect.objectContaining({ uid: 'amina', name: 'Amina Diallo', username: 'amina-d', role: 'reviewer' }),
    expect.objectContaining({ uid: 'zuri', name: 'zuri', role: 'member', programmes: ['apet', 'cjed'] }),
  ]);
  await expect(reviewAs('zuri').listRoleHolders()).rejects.toMatchObject({ code: 'denied' });
});
