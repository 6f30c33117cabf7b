/** @jest-environment node */
import { type CitableItem, toCitableItem, toCsl, toCslType, toName } from '@adp/shared-data/citation';
import { samples } from '../../testing/samples';
import { citationFormats, formatCitation } from './formatCitation';
import { report, without, withAddress, byNobody, byPeople, page } from './testing/works';

/** Sources: APA 7, Cite them right 12, Chicago 18 (author-date), Citing Medicine 2, IEEE Reference Guide 2023. */
const styleCases: readonly (readonly [work: string, item: CitableItem, expected: Record<string, string>])[] = [
  [
    'a report of a body, with its DOI',
    report,
    {
      apa: 'African Union. (2022). Continental data policy framework (Version 1.0) [Strategy]. African Union Commission. https://doi.org/10.5555/12345678',
      harvard:
        'African Union (2022) Continental data policy framework. Strategy. Version 1.0. African Union Commission. Available at: https://doi.org/10.5555/12345678.',
      chicago:
        'African Union. 2022. Continental Data Policy Framework. Strategy, version 1.0. African Union Commission. https://doi.org/10.5555/12345678.',
      vancouver:
        'African Union. Continental data policy framework [Strategy] [Internet]. African Union Commission; 2022 Jul [cited 2026 Nov 22]. Available from: https://au.example.org/framework doi:10.5555/12345678',
      ieee: 'African Union, “Continental data policy framework,” African Union Commission, Strategy, version 1.0, July 28, 2022. doi: 10.5555/12345678.',
    },
  ],
  [
    'a report of people, dated to the month, seen at its address',
    byPeople,
    {
      apa: 'Okafor, A., & Pérez, J. (2022). Continental data policy framework (Version 1.0) [Strategy]. African Union Commission. https://au.example.org/framework',
      harvard:
        'Okafor, A. and Pérez, J. (2022) Continental data policy framework. Strategy. Version 1.0. African Union Commission. Available at: https://au.example.org/framework (Accessed: 22 November 2026).',
      chicago:
        'Okafor, Amina, and José Pérez. 2022. Continental Data Policy Framework. Strategy, version 1.0. African Union Commission. https://au.example.org/framework.',
      vancouver:
        'Okafor A, Pérez J. Continental data policy framework [Strategy] [Internet]. African Union Commission; 2022 Jul [cited 2026 Nov 22]. Available from: https://au.example.org/framework',
      ieee: 'A. Okafor and J. Pérez, “Continental data policy framework,” African Union Commission, Strategy, version 1.0, July 2022. Accessed: Nov. 22, 2026. [Online]. Available: https://au.example.org/framework',
    },
  ],
  [
    'a page of the site',
    page,
    {
      apa: 'wa Maathai, W. (2026, November 2). What a data commons is. African Digital Policy. https://example.org/articles/commons',
      harvard:
        'wa Maathai, W. (2026) What a data commons is. African Digital Policy. Available at: https://example.org/articles/commons (Accessed: 22 November 2026).',
      chicago:
        'wa Maathai, Wangari. 2026. “What a Data Commons Is.” African Digital Policy. November 2. https://example.org/articles/commons.',
      vancouver:
        'wa Maathai W. African Digital Policy [Internet]. 2026 [cited 2026 Nov 22]. What a data commons is. Available from: https://example.org/articles/commons',
      ieee: 'W. wa Maathai, “What a data commons is,” African Digital Policy, Nov. 2, 2026. Accessed: Nov. 22, 2026. [Online]. Available: https://example.org/articles/commons',
    },
  ],
  [
    'a report without a date',
    without(withAddress, 'published'),
    {
      apa: 'African Union. (n.d.). Continental data policy framework (Version 1.0) [Strategy]. African Union Commission. Retrieved November 22, 2026, from https://au.example.org/framework',
      harvard:
        'African Union (no date) Continental data policy framework. Strategy. Version 1.0. African Union Commission. Available at: https://au.example.org/framework (Accessed: 22 November 2026).',
      chicago:
        'African Union. n.d. Continental Data Policy Framework. Strategy, version 1.0. African Union Commission. Accessed November 22, 2026. https://au.example.org/framework.',
      ieee: 'African Union, “Continental data policy framework,” African Union Commission, Strategy, version 1.0. Accessed: Nov. 22, 2026. [Online]. Available: https://au.example.org/framework',
    },
  ],
  [
    'a report without an author',
    byNobody,
    {
      apa: 'Continental data policy framework (Version 1.0). (2022). [Strategy]. African Union Commission. https://au.example.org/framework',
      harvard:
        'Continental data policy framework (2022). Strategy. Version 1.0. African Union Commission. Available at: https://au.example.org/framework (Accessed: 22 November 2026).',
      chicago:
        'Continental Data Policy Framework. 2022. Strategy, version 1.0. African Union Commission. https://au.example.org/framework.',
    },
  ],
  [
    'a report that its author published, of an unknown address',
    { ...without(withAddress, 'url'), publisher: 'African Union' },
    {
      apa: 'African Union. (2022). Continental data policy framework (Version 1.0) [Strategy].',
      harvard: 'African Union (2022) Continental data policy framework. Strategy. Version 1.0.',
      vancouver: 'African Union. Continental data policy framework [Strategy]. African Union; 2022 Jul.',
    },
  ],
];

describe.each(styleCases)('%s', (_, item, expected) => {
  test.each(Object.entries(expected))('is cited in the style %s', async (style, citation) => {
    const format = citationFormats.find((candidate) => candidate === style) ?? 'csl';
    expect(await formatCitation(item, format)).toBe(citation);
  });
});

test.each([
  ['Amina Okafor', { family: 'Okafor', given: 'Amina' }],
  ['Wangari wa Maathai', { family: 'wa Maathai', given: 'Wangari' }],
  ['Nnamdi van der Merwe', { family: 'van der Merwe', given: 'Nnamdi' }],
  ['J. K. O’Neill', { family: 'O’Neill', given: 'J. K.' }],
  ['Abebe, Tadesse', { family: 'Abebe', given: 'Tadesse' }],
  ['Maria de Sousa e Silva', { family: 'de Sousa e Silva', given: 'Maria' }],
  ['João Silva Filho', { family: 'Silva Filho', given: 'João' }],
  ['Martin Luther King Jr.', { family: 'King', given: 'Martin Luther', suffix: 'Jr.' }],
  ['King, Martin Luther, Jr.', { family: 'King', given: 'Martin Luther', suffix: 'Jr.' }],
  ['Fatou', { family: 'Fatou' }],
  ['bell hooks', { family: 'bell hooks' }],
  ['AUDA-NEPAD', { literal: 'AUDA-NEPAD' }],
  ['University of Nairobi', { literal: 'University of Nairobi' }],
  ['Ministère de l’Économie', { literal: 'Ministère de l’Économie' }],
  ['ليلى بن يوسف', { family: 'ليلى بن يوسف' }],
  ['وزارة الاتصالات', { literal: 'وزارة الاتصالات' }],
])('%s is cited as %o', (name, cited) => {
  expect(toName(name)).toEqual(cited);
});

const words = { site: 'African Digital Policy', genre: 'Strategy' };
const now = new Date('2026-11-22T10:00:00Z');
const ours = 'https://example.org/knowledge-products/k-framework';

test.each([
  ['its own page', { canonicalUrl: 'https://au.example.org/page' }, 'https://au.example.org/page'],
  ['the text online', { htmlUrl: 'https://au.example.org/text' }, 'https://au.example.org/text'],
  ['its file', {}, 'https://example.org/framework.pdf'],
  ['no URL', { files: [] }, undefined],
])('a document of another organisation is cited with %s, never as a page of this site', async (_, changes, address) => {
  const citable = toCitableItem({ ...samples.knowledgeProduct, ...changes }, ours, words, now);
  expect(citable.url).toBe(address);
  for (const format of citationFormats) {
    const citation = await formatCitation(citable, format);
    expect(citation).not.toMatch(/knowledge-products|African Digital Policy|Sample Author/);
    expect(citation).toContain('African Union');
  }
});

test('the citation omits fields without a value', async () => {
  const { corporateAuthor: author, publisher, ...unknown } = samples.knowledgeProduct;
  expect([author, publisher]).not.toContain(undefined);
  const citable = toCitableItem({ ...unknown, files: [] }, ours, words, now);
  expect(await formatCitation(citable, 'apa')).toBe('Continental data policy framework. (2022). [Strategy].');
});

test.each([samples.article, samples.event, samples.opportunity, samples.product])(
  '$kind $id is cited as a page of this site',
  async (item) => {
    const citable = toCitableItem(item, `https://example.org/${item.id}`, { site: 'African Digital Policy' }, now);
    expect(await formatCitation(citable, 'apa')).toBe(
      `Author, S. (2026, November 2). ${item.title}. African Digital Policy. https://example.org/${item.id}`,
    );
  },
);

test('people come before the organisation, without duplicates', () => {
  expect(toCsl({ ...report, authors: ['Wangari wa Maathai', 'African Union'] }).author).toEqual([
    { family: 'wa Maathai', given: 'Wangari' },
    { literal: 'African Union' },
  ]);
});

test.each([
  ['report', 'report'],
  ['policy_brief', 'report'],
  ['dataset', 'dataset'],
  ['video', 'motion_picture'],
  ['presentation', 'speech'],
  ['infographic', 'graphic'],
  ['constructor', 'report'],
])('the type %s has the CSL type %s', (type, cslType) => {
  expect(toCslType(type)).toBe(cslType);
});
