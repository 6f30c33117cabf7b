import { continent } from '../../places/memberStates';
import type { EntryKind, SearchEntry } from '../searchEntry';

/** The day for which `typedEntries` are written. */
export const typedDay = '2026-11-28';

const entry = (kind: EntryKind, id: string, lang: string, title: string, rest: Partial<SearchEntry>): SearchEntry => ({
  kind,
  id,
  lang,
  title,
  summary: '',
  tags: [],
  people: [],
  ...rest,
});

/** Items with types, places and dates, for queries as readers type them on a phone. */
export const typedEntries: readonly SearchEntry[] = [
  entry('opportunity', 'old-grant', 'en', 'Seed money for river data', {
    type: 'grant',
    countries: ['KE'],
    day: '2026-09-30',
  }),
  entry('opportunity', 'grant', 'en', 'Money for data about water', {
    type: 'grant',
    countries: ['KE', 'UG'],
    day: '2026-12-28',
  }),
  entry('opportunity', 'scholarship', 'pt', 'Mestrado em regulação', {
    type: 'scholarship',
    countries: ['MZ', 'CV'],
    day: '2027-02-15',
  }),
  entry('opportunity', 'job', 'en', 'Editor for three languages', {
    type: 'job',
    countries: ['SZ', 'CD'],
    state: 'rolling',
  }),
  entry('opportunity', 'papers', 'en', 'A journal on drones', {
    type: 'call_papers',
    countries: [continent],
    day: '2027-01-10',
  }),
  entry('article', 'kenya-article', 'en', 'Opportunities and grants in Kenya, explained', { countries: ['KE'] }),
  entry('article', 'electric', 'en', 'The electric car', { countries: ['CF'] }),
  entry('event', 'dakar', 'fr', 'Trois jours sur les données ouvertes', {
    city: 'Dakar',
    countries: ['SN'],
    day: '2026-12-19',
  }),
  entry('event', 'dakar-past', 'fr', 'Deux jours sur les ports', {
    city: 'Dakar',
    countries: ['SN'],
    day: '2025-12-02',
  }),
  entry('event', 'dakar-june', 'fr', 'Un jour sur les ports', { city: 'Dakar', countries: ['SN'], day: '2027-06-02' }),
  entry('event', 'abidjan', 'fr', 'Atelier sur les sols', { city: 'Abidjan', countries: ['CI'], day: '2027-03-04' }),
  entry('knowledgeProduct', 'ai-fr', 'fr', 'Rapport sur l’intelligence artificielle et les écoles', {
    type: 'report',
    themes: ['artificial-intelligence'],
    day: '2024-05',
  }),
  entry('knowledgeProduct', 'ai-fr-new', 'fr', 'Les machines qui apprennent', {
    type: 'report',
    themes: ['artificial-intelligence'],
    day: '2025-02',
  }),
  entry('knowledgeProduct', 'ai-en', 'en', 'AI report on AI: the report', { type: 'report', day: '2026-01' }),
  entry('knowledgeProduct', 'ai-paper', 'en', 'AI and work', { type: 'white_paper', day: '2024-06-04' }),
  entry('article', 'protection', 'en', 'Data protection in eight steps', {}),
  entry('article', 'experts', 'en', 'Data protection: experts answer', {}),
  entry('product', 'app', 'sw', 'Zana ya wakulima', { countries: ['TZ'] }),
];
