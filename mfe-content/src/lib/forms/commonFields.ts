import { choices, limits } from '@adp/shared-data/content';
import type { Field, Section } from './Field';

const { themes, tags, countries, sources, url } = limits;
const hasCover: Field['when'] = ({ cover }) => cover !== null;

export const title: Field = { name: 'title', input: 'line', ...limits.title };
export const summary: Field = { name: 'summary', input: 'paragraph', ...limits.summary };
export const lang: Field = { name: 'lang', input: 'choice', options: choices.lang };
export const body: Field = { name: 'body', input: 'markdown', ...limits.body, units: true, optional: true };

export const cover: readonly Field[] = [
  { name: 'cover', input: 'cover', optional: true },
  { name: 'coverAlt', path: 'cover.alt', input: 'line', ...limits.cover.alt, when: hasCover },
  { name: 'coverCredit', path: 'cover.credit', input: 'line', ...limits.cover.credit, optional: true, when: hasCover },
];

export const place: readonly Field[] = [
  { name: 'themes', input: 'choices', ...themes, options: choices.theme, named: 'theme' },
  { name: 'countries', input: 'countries', ...countries, optional: true },
  { name: 'programme', input: 'choice', options: choices.programme, optional: true },
  { name: 'tags', input: 'lines', max: tags.max, eachMax: tags.each.max, optional: true },
];

export const licence: Field = { name: 'licence', input: 'choice', options: choices.licence };

export const origin: readonly Field[] = [
  { name: 'sources', input: 'addresses', ...sources, eachMax: url.max, optional: true },
  { name: 'canonicalUrl', input: 'address', ...url, optional: true },
];

export const rights: readonly Field[] = [licence, ...origin];

/** The sections that the forms of events, opportunities and products end with. */
export const lastSections: readonly Section[] = [
  { name: 'text', fields: [body] },
  { name: 'cover', fields: cover },
  { name: 'place', fields: place },
  { name: 'rights', fields: rights },
];
