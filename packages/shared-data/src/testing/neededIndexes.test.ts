/** @jest-environment node */
import { articles } from '../kinds/article/articles';
import { notifications } from '../kinds/notification/notifications';
import { profiles } from '../kinds/member/profiles';
import { neededIndexes } from './neededIndexes';

test("a kind needs one index per order, one per order and filter, and one for the owner's list", () => {
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

test("a kind without public lists needs an index for each filter of the owner's list", () => {
  expect(neededIndexes(notifications).map(({ fields }) => fields)).toEqual(
    ['uid', 'read', 'topic'].map((fieldPath) => [
      { fieldPath, order: 'ASCENDING' },
      { fieldPath: 'created_at', order: 'DESCENDING' },
    ]),
  );
});

test('the indexes of the directory include the listed flag', () => {
  expect(neededIndexes(profiles)[0]?.fields).toEqual([
    { fieldPath: 'listed', order: 'ASCENDING' },
    { fieldPath: 'name_key', order: 'ASCENDING' },
  ]);
});
