import type { FieldLayout, SectionLayout } from './toField';

const hasCover: Extract<FieldLayout, object>['when'] = ({ cover }) => cover !== null;

export const body: FieldLayout = { name: 'body', input: 'markdown' };

export const cover: readonly FieldLayout[] = [
  'cover',
  { name: 'coverAlt', path: 'cover.alt', when: hasCover },
  { name: 'coverCredit', path: 'cover.credit', when: hasCover },
];

export const place: readonly FieldLayout[] = [{ name: 'themes', named: 'theme' }, 'countries', 'programme', 'tags'];

export const origin: readonly FieldLayout[] = ['sources', 'canonicalUrl'];

/** The fields about rights, with a required licence. Only knowledge products have an optional licence. */
export const rights: readonly FieldLayout[] = [{ name: 'licence', optional: false }, ...origin];

export const lastSections: readonly SectionLayout[] = [
  { name: 'text', fields: [body] },
  { name: 'cover', fields: cover },
  { name: 'place', fields: place },
  { name: 'rights', fields: rights },
];
