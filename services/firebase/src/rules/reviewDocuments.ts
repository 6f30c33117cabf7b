import { member } from './ruleCase';
import { item, members, toPath } from './sampleDocuments';

/** Author of the sample items. Kofi is another member, with or without a role. */
export const amina = member('amina');
export const kofi = member('kofi');
export const reviewer = member('kofi', { role: 'reviewer' });
export const administrator = member('kofi', { role: 'administrator' });

export const path = toPath('article');

/** Review settings that require a review of each member's first two items. */
export const settings = { 'settings/publishing': { approvals: 2, changed_by: 'zuri', changed_at: new Date(0) } };

export const reason = { reason: 'It advertises a shop.' };

/** Returns the document that counts Amina's approved items. */
export const approved = (count: number) => ({ 'approvals/amina': { count, collection: 'articles', item: 'before' } });

/** Returns true if an item in this state is or was public. */
export const wasPublic = (status: string) => ['published', 'archived', 'removed'].includes(status);

/** Returns the fields of an item that depend on its state. */
export const toState = (status: string) => ({ status, ...(wasPublic(status) ? {} : { published_at: undefined }) });

/** Returns the documents of a site with review settings and with Amina's article in this state. */
export const having = (status: string, more: object = {}): Record<string, object> => ({
  ...members,
  ...settings,
  [path]: item('article', toState(status)),
  ...more,
});
