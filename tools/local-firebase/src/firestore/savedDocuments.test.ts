/** @jest-environment node */
import { createDocumentStore } from './documentStore';
import { loadDocuments, saveDocuments } from './savedDocuments';

const saved = {
  path: 'articles/a',
  fields: { n: { integerValue: '9007199254740993' } },
  createTime: 1_000n,
  updateTime: 1_700_000_000_123_456_000n,
};

test('documents are restored from JSON without changes, including microseconds', () => {
  const [store, target] = [createDocumentStore(), createDocumentStore()];
  store.set(saved);
  loadDocuments(target, JSON.parse(JSON.stringify(saveDocuments(store))));
  expect([...target.all()]).toEqual([saved]);
});

test.each<[string, unknown]>([
  ['no list', {}],
  ['an entry without a path', [{ fields: {} }]],
  ['an entry without times', [{ path: 'a/b', fields: {} }]],
  [
    'an invalid value',
    [{ path: 'a/b', fields: { x: 1 }, createTime: '2026-01-01T00:00:00Z', updateTime: '2026-01-01T00:00:00Z' }],
  ],
])('%s is rejected, and the store does not change', (_, invalid) => {
  const store = createDocumentStore();
  store.set(saved);
  expect(() => loadDocuments(store, invalid)).toThrow(/\.$/);
  expect([...store.all()]).toEqual([saved]);
});
