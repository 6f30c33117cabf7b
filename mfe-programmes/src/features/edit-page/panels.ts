import type { ProgrammePageId } from '@adp/shared-data/programme-page';
import { type ContentField, listFields, type ListField } from './contentFields';
import { type ContentForm, toMaps, toText } from './contentForm';

/** A part of the form that opens and closes: a list, a group, one section of the page, or the fields before them. */
export interface Panel {
  readonly id: string;
  /** Form paths of the panel's values. */
  readonly paths: readonly string[];
  /** The fields in the panel. The form path of the object that contains them is `at`, with a trailing dot. */
  readonly fields: readonly ContentField[];
  readonly at: string;
  /** The list or group that is the whole panel. */
  readonly field?: ContentField;
  /** The list whose entries are counted, and its form path. */
  readonly list?: { readonly name: Exclude<ListField['name'], 'sections'>; readonly path: string };
  /** The position and the typed title of a section of the page. */
  readonly section?: { readonly index: number; readonly title: string };
}

/** The id of the panel of the fields before the first list. */
export const mainPanel = 'main';

export const toSectionPanel = (id: unknown) => `section.${toText(id)}`;

export const toSummaryId = (panel: string) => `${panel}-summary`;

/** Returns the panels in the order of the form. */
export function listPanels(page: ProgrammePageId, form: ContentForm): readonly Panel[] {
  const fields = listFields(page);
  const mainFields = fields.slice(
    0,
    fields.findIndex(({ type }) => type === 'list'),
  );
  return [
    { id: mainPanel, paths: mainFields.map(({ name }) => name), fields: mainFields, at: '' },
    ...fields.slice(mainFields.length).flatMap((field) => toPanels(field, form)),
  ];
}

function toPanels(field: ContentField, form: ContentForm): readonly Panel[] {
  const { name } = field;
  if (isSections(field))
    return toMaps(form[name]).map(({ id, title }, index) => {
      const path = `${name}.${index}`;
      return {
        id: toSectionPanel(id),
        paths: [path],
        ...toCounted(field.fields, `${path}.`),
        section: { index, title: toText(title).trim() },
      };
    });
  const counted = field.type === 'group' ? toCounted(field.fields, `${name}.`) : toCounted([field], '');
  return [{ id: name, paths: [name], field, ...counted }];
}

function toCounted(fields: readonly ContentField[], at: string): Pick<Panel, 'fields' | 'at' | 'list'> {
  const name = fields.find((field) => field.type === 'list')?.name;
  return { fields, at, ...(name && name !== 'sections' && { list: { name, path: `${at}${name}` } }) };
}

export function isSections(field: ContentField): field is ListField {
  return field.type === 'list' && field.name === 'sections';
}

export function isInPanel({ paths }: Panel, field: string): boolean {
  return paths.some((path) => field === path || field.startsWith(`${path}.`));
}
