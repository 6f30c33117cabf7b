/** @jest-environment node */
import { compareValues } from './compareValues';
import { createDocumentStore } from './documentStore';

const paths = [
  'articles/b',
  'articles/a1',
  'articles/a/versions/2',
  'articles/a',
  'articles-old/a',
  'articles/a\u0001',
  'articles/\u{1f600}',
  'articles/\uffff',
  'articles/a-1/versions/1',
];

function createFilledStore() {
  const store = createDocumentStore();
  const add = (path: string) => store.set({ path, fields: {}, createTime: 0n, updateTime: 0n });
  paths.forEach(add);
  return { store, add, list: (path: string) => Array.from(store.from(path), (document) => document.path) };
}

test('documents are listed in the order of their names, from any path', () => {
  const { list } = createFilledStore();
  const toName = (path: string) => ({ referenceValue: `projects/p/databases/(default)/documents/${path}` });
  const sorted = list('');
  expect(sorted).toEqual([...paths].sort((a, b) => compareValues(toName(a), toName(b))));
  // The separator of paths sorts before every character, and an emoji after every single code unit.
  expect(sorted).toEqual([
    'articles/a',
    'articles/a/versions/2',
    'articles/a\u0001',
    'articles/a-1/versions/1',
    'articles/a1',
    'articles/b',
    'articles/\uffff',
    'articles/\u{1f600}',
    'articles-old/a',
  ]);
  for (const [at, path] of sorted.entries()) expect(list(path)).toEqual(sorted.slice(at));
  expect(list('articles/aa')).toEqual(sorted.slice(5));
});

test('documents that are added, deleted or cleared after a list appear or disappear in the next one', () => {
  const { store, add, list } = createFilledStore();
  expect(list('articles/b')[0]).toBe('articles/b');
  add('articles/b/versions/1');
  store.delete('articles/b');
  expect(list('articles/b')[0]).toBe('articles/b/versions/1');
  store.clear();
  expect(list('')).toEqual([]);
});
