import { programmePageLimits as limits, type ProgrammePageId } from '@adp/shared-data/programme-page';
import { findEntry } from '../../programmes';
import type { MessageId } from '../../text';

interface ValueField {
  readonly type: 'line' | 'text' | 'day' | 'date' | 'url' | 'sources' | 'languages';
  readonly name: ValueName;
  readonly isOptional?: true;
}

interface GroupField {
  readonly type: 'group';
  readonly name: Named<'group'>;
  readonly fields: readonly ContentField[];
}

export interface ListField {
  readonly type: 'list';
  readonly name: Named<'list'>;
  readonly fields: readonly ContentField[];
  readonly max: number;
  readonly isPlain?: true;
  readonly hasId?: true;
}

export type ContentField = ValueField | GroupField | ListField;

type Named<Part extends string> =
  Extract<MessageId, `edit.${Part}.${string}`> extends `edit.${Part}.${infer Name}` ? Name : never;
export type ValueName = Named<'field'>;

const title = { type: 'line', name: 'title' } as const;
const name = { type: 'line', name: 'name' } as const;
const text = { type: 'text', name: 'text' } as const;
const cites = { type: 'sources', name: 'sources' } as const;
const detail = { type: 'text', name: 'detail', isOptional: true } as const;
const plain = [{ type: 'text', name: 'value' }] as const;

const subPage: ContentField = {
  type: 'group',
  name: 'subPage',
  fields: [
    title,
    { type: 'group', name: 'intro', fields: [text, cites] },
    { type: 'list', name: 'items', max: limits.items.max, fields: [title, detail, cites] },
  ],
};

const programmeFields: readonly ContentField[] = [
  { type: 'line', name: 'acronym' },
  name,
  { type: 'group', name: 'purpose', fields: [text, cites] },
  {
    type: 'list',
    name: 'sections',
    max: limits.sections.max,
    hasId: true,
    fields: [title, { type: 'list', name: 'statements', max: limits.statements.max, fields: [text, cites] }],
  },
  {
    type: 'list',
    name: 'milestones',
    max: limits.milestones.max,
    fields: [{ type: 'date', name: 'date' }, { type: 'date', name: 'endDate', isOptional: true }, title, detail, cites],
  },
  {
    type: 'list',
    name: 'publications',
    max: limits.publications.max,
    fields: [
      title,
      { type: 'date', name: 'date', isOptional: true },
      { type: 'languages', name: 'languages', isOptional: true },
      { type: 'text', name: 'note', isOptional: true },
      cites,
    ],
  },
  {
    type: 'list',
    name: 'team',
    max: limits.team.max,
    fields: [name, { type: 'line', name: 'position', isOptional: true }, cites],
  },
  { type: 'list', name: 'gaps', max: limits.gaps.max, isPlain: true, fields: plain },
];

const sources: ContentField = {
  type: 'list',
  name: 'sources',
  max: limits.listedSources.max,
  hasId: true,
  fields: [
    title,
    { type: 'line', name: 'publisher' },
    { type: 'url', name: 'url', isOptional: true },
    { type: 'url', name: 'home', isOptional: true },
    { type: 'day', name: 'checkedOn' },
  ],
};

const textFields: readonly ContentField[] = [
  title,
  { type: 'text', name: 'lead' },
  { type: 'text', name: 'draft', isOptional: true },
  { type: 'day', name: 'revisedOn', isOptional: true },
  {
    type: 'list',
    name: 'sections',
    max: limits.sections.max,
    hasId: true,
    fields: [title, { type: 'list', name: 'paragraphs', max: limits.statements.max, isPlain: true, fields: plain }],
  },
];

export function listFields(page: ProgrammePageId): readonly ContentField[] {
  const entry = findEntry(page);
  if (!entry) return textFields;
  return [...programmeFields, ...(entry.subPage ? [subPage] : []), sources];
}
