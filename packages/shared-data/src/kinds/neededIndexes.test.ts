/** @jest-environment node */
import { articles } from './article/articles';
import { notifications } from './notification/notifications';
import { profiles } from './member/profiles';
import { neededIndexes } from './neededIndexes';

test('a kind needs an index per order, per order and filter, and one for its owners', () => {
  const indexes = neededIndexes(articles);
  expect(indexes).toHaveLength(8);
  expect(indexes.map(({ fields }) => fields.map(({ fieldPath }) => fieldPath).join())).toEqual([
    'status,published_at',
    'themes,published_at',
    'countries,published_at',
    'programme,published_at',
    'lang,published_at',
    'translated_into,published_at',
    'author_uid,published_at',
    'author_uid,updated_at',
  ]);
  expect(indexes[1]).toEqual({
    collectionGroup: 'articles',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'themes', arrayConfig: 'CONTAINS' },
      { fieldPath: 'published_at', order: 'DESCENDING' },
    ],
  });
});

test('a kind that only owners list needs an index for each of their filters', () => {
  expect(neededIndexes(notifications).map(({ fields }) => fields)).toEqual(
    ['uid', 'read', 'topic'].map((fieldPath) => [
      { fieldPath, order: 'ASCENDING' },
      { fieldPath: 'created_at', order: 'DESCENDING' },
    ]),
  );
});

test("the directory's indexes include the listed flag", () => {
  expect(neededIndexes(profiles)[0]?.fields).toEqual([
    { fieldPath: 'listed', order: 'ASCENDING' },
    { fieldPath: 'name_key', order: 'ASCENDING' },
  ]);
});
