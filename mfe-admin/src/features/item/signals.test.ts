/** @jest-environment node */
import type { ItemInReview, ReviewedItem } from '@adp/shared-data/review';
import { smallest } from '@adp/shared-data/testing';
import { findSignals } from './signals';

const now = new Date('2026-11-22T12:00:00Z');
const createReviewed = (item: Partial<ReviewedItem>, more: Partial<ItemInReview> = {}): ItemInReview => ({
  item: { ...smallest.article, kind: 'article', id: 'a', ...(item as object) },
  state: 'in_review',
  revision: 1,
  author: { approvals: 3 },
  sameTitle: [],
  translations: [],
  translatedAt: null,
  ...more,
});

test.each<[string, ItemInReview, readonly string[]]>([
  ['an ordinary title', createReviewed({ title: 'A policy for data' }), []],
  ['an abbreviation as its title', createReviewed({ title: 'AU-AI CSA' }), []],
  ['a title in capitals', createReviewed({ title: 'THE BEST OFFER OF ALL' }), ['capitals']],
  ['a title in a script without capitals', createReviewed({ title: 'الذكاء الاصطناعي في أفريقيا' }), []],
  ['many links', createReviewed({ body: 'https://a.example '.repeat(8) }), ['links']],
  ['a text in capitals', createReviewed({ body: 'WONDERFUL OFFERS '.repeat(20) }), ['shouting']],
  [
    'an author whose account is new',
    createReviewed({}, { author: { approvals: 1, memberSince: new Date('2026-11-20T00:00:00Z') } }),
    ['newAccount'],
  ],
  ['an author whose first item it is', createReviewed({}, { author: { approvals: 0 } }), ['firstItem']],
  ['the title of another item', createReviewed({}, { sameTitle: [{ id: 'b', state: 'published' }] }), ['sameTitle']],
])('an item with %s has the expected signals', (_, item, expected) => {
  expect(findSignals(item, now).map(({ id }) => id)).toEqual(expected);
});
