import { member } from './ruleCase';
import { item, members, toPath } from './sampleDocuments';

/** Amina writes; Kofi is another member, or who has a role. */
export const amina = member('amina');
export const kofi = member('kofi');
export const reviewer = member('kofi', { role: 'reviewer' });
export const administrator = member('kofi', { role: 'administrator' });

export const path = toPath('article');

/** Two items of a member are reviewed. */
export const settings = { 'settings/publishing': { approvals: 2, changed_by: 'zuri', changed_at: new Date(0) } };

export const reason = { reason: 'It advertises a shop.' };

/** So many items of Amina's have been approved. */
export const approved = (count: number) => ({ 'approvals/amina': { count, collection: 'articles', item: 'before' } });

/** Whether an item of this state was shown once. */
export const wasPublic = (status: string) => ['published', 'archived', 'removed'].includes(status);

/** The fields of a state that an item has beside its text. */
export const toState = (status: string) => ({ status, ...(wasPublic(status) ? {} : { published_at: undefined }) });

/** A site that reviews, with Amina's article in a state, and whatever more. */
export const having = (status: string, more: object = {}): Record<string, object> => ({
  ...members,
  ...settings,
  [path]: item('article', toState(status)),
  ...more,
});
