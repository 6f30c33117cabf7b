/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWordMatcher, type SearchEntry } from '@adp/shared-ui/search-index';
import { kinds } from '../src/lib/kinds';

const readTexts = (file: string) => {
  const texts: unknown = JSON.parse(readFileSync(join(__dirname, '../src', file), 'utf8'));
  return new Map(Object.entries(texts as Readonly<Record<string, string>>));
};
const entry = { id: '', title: '', summary: '', tags: [], people: [] };

test.each(['ar', 'en', 'fr', 'pt', 'sw'])(
  'the search understands the names of kinds and types that the pages show in %s',
  async (lang) => {
    const { compile, toEntryTerms } = await createWordMatcher(['ar', 'en', 'fr', 'pt', 'sw']);
    const finds = (name: string, fields: Pick<SearchEntry, 'kind' | 'type'>) =>
      compile(name.toLowerCase())(toEntryTerms({ ...entry, ...fields }));
    const names = new Map([...readTexts(`messages/${lang}.json`), ...readTexts(`messages/kinds-${lang}.json`)]);
    for (const kind of kinds)
      for (const key of [`kind.${kind}`, `kind.one.${kind}`])
        expect([key, finds(names.get(key) ?? '', { kind })]).toEqual([key, true]);
    for (const [kind, folder] of [
      ['opportunity', 'opportunity'],
      ['knowledgeProduct', 'knowledge-product'],
    ] as const)
      for (const [key, name] of readTexts(`kinds/${folder}/messages/list-${lang}.json`)) {
        const type = /^value\.type\.(\w+)$/.exec(key)?.[1];
        if (type !== undefined) expect([key, finds(name, { kind, type })]).toEqual([key, true]);
      }
  },
);
