/** @jest-environment node */
import { createDocumentStore } from './documentStore';
import { loadDocuments, saveDocuments } from './savedDocuments';

const saved = {
  path: 'articles/a',
  fields: { n: { integerValue: '9007199254740993' } },
  createTime: 1_000n,
  updateTime: 1_700_000_000_123_456_000n,
};

test('what is saved as JSON comes back as it was, to the microsecond', () => {
  const [store, other] = [createDocumentStore(), createDocumentStore()];
  store.set(saved);
  loadDocuments(other, JSON.parse(JSON.stringify(saveDocuments(store))));
  expect([...other.all()]).toEqual([saved]);
});

test.each<[string, unknown]>([
  ['no list', {}],
  ['an entry without a path', [{ fields: {} }]],
  ['an entry without times', [{ path: 'a/b', fields: {} }]],
  [
    'a value that is none',
    [{ path: 'a/b', fields: { x: 1 }, createTime: '2026-01-01T00:00:00Z', updateTime: '2026-01-01T00:00:00Z' }],
  ],
])('%s is refused, and the store stays as it was', (_, invalid) => {
  const store = createDocumentStore();
  store.set(saved);
  expect(() => loadDocuments(store, invalid)).toThrow(/\.$/);
  expect([...store.all()]).toEqual([saved]);
});
