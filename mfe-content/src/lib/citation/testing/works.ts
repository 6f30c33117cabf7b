import type { CitableItem } from '@adp/shared-data/citation';

/** A report by an organisation, with every field of a citation. */
export const report: CitableItem = {
  id: 'data-policy-framework',
  title: 'Continental data policy framework',
  cslType: 'report',
  genre: 'Strategy',
  authors: [],
  corporateAuthor: 'African Union',
  publisher: 'African Union Commission',
  published: '2022-07-28',
  version: '1.0',
  pages: 80,
  doi: '10.5555/12345678',
  lang: 'en',
  url: 'https://au.example.org/framework',
  accessed: '2026-11-22',
};
export const without = (item: CitableItem, field: keyof CitableItem) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => name !== field)) as unknown as CitableItem;
export const withAddress = without(report, 'doi');
export const byNobody = without(withAddress, 'corporateAuthor');
/** The report without a corporate author, by two people, with year and month. */
export const byPeople: CitableItem = { ...byNobody, authors: ['Amina Okafor', 'José Pérez'], published: '2022-07' };
export const page: CitableItem = {
  id: 'commons',
  title: 'What a data commons is',
  cslType: 'webpage',
  authors: ['Wangari wa Maathai'],
  site: 'African Digital Policy',
  published: '2026-11-02',
  lang: 'en',
  url: 'https://example.org/articles/commons',
  accessed: '2026-11-22',
};
