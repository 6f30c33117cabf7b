/** @jest-environment node */
import { createReader } from '@adp/shared-data/client';
import { knowledgeProducts } from '@adp/shared-data/knowledge-product';
import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { createSeed } from '@adp/seed';
import { toCitableItem } from '@adp/shared-data/citation';
import { formatCitation } from './formatCitation';

// These tests cite every knowledge product of the seed data, and read the citation back with citation-js.

const seed = createSeed({ now: new Date('2026-11-21T08:00:00Z'), objectUrl: (name) => `https://example.org/${name}` });
const stored = seed.documents.filter(({ path }) => path.startsWith('knowledge_products/'));
const config = { projectId: 'demo-adp', apiKey: 'x', origin: 'http://seed.invalid' };
const reader = createReader(config, {
  fetch: (url) => {
    const document = stored.find(({ path }) => new URL(url).pathname.endsWith(`/documents/${path}`));
    const name = `projects/demo-adp/databases/(default)/documents/${document?.path ?? ''}`;
    return Promise.resolve(Response.json({ name, fields: document?.fields, updateTime: '2026-11-21T08:00:00Z' }));
  },
});
const readers = { bibtex: '@bibtex/text', ris: '@ris/file', csl: '@else/json' } as const;
/** Extracts the letters and digits of a title, because BibTeX represents some other characters differently. */
const letters = (text: unknown) =>
  String(text)
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

test('the seed data contains knowledge products', () => {
  expect(stored.length).toBeGreaterThanOrEqual(18);
});

describe.each(stored.map(({ path }) => path.replace('knowledge_products/', '')))('%s', (id) => {
  test.each(['bibtex', 'ris', 'csl'] as const)(
    'the %s citation is read back with title, authors, year and URL',
    async (format) => {
      const item = await reader.get(knowledgeProducts, id);
      if (!item) throw new Error(`the seed has no ${id}`);
      const ours = `https://example.org/knowledge-products/${id}`;
      const citable = toCitableItem({ ...item, kind: 'knowledgeProduct' }, ours, { site: 'Site', genre: 'Report' });
      const { data } = new Cite(await formatCitation(citable, format), { forceType: readers[format] });
      expect(data).toHaveLength(1);
      const [read = {}] = data;
      expect(letters(read['title'])).toBe(letters(item.title));
      expect(read['URL']).toBe(citable.url);
      for (const name of [...item.authors, item.corporateAuthor ?? '']) {
        expect(letters(JSON.stringify(read['author'] ?? ''))).toContain(letters(name));
      }
      const year = item.publishedOn?.slice(0, 4);
      if (year) expect(JSON.stringify(read['issued'])).toContain(year);
      else expect(read['issued']).toBeUndefined();
    },
  );

  test.each(['apa', 'harvard', 'chicago', 'vancouver', 'ieee'] as const)(
    'the %s citation contains the title but no URL of this site',
    async (format) => {
      const item = await reader.get(knowledgeProducts, id);
      if (!item) throw new Error(`the seed has no ${id}`);
      const url = `https://example.org/knowledge-products/${id}`;
      const text = await formatCitation(
        toCitableItem({ ...item, kind: 'knowledgeProduct' }, url, { site: 'Site', genre: 'Report' }),
        format,
      );
      expect(letters(text).toLowerCase()).toContain(letters(item.title).toLowerCase());
      expect(text).not.toContain(url);
    },
  );
});
