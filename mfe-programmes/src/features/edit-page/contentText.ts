import type { ProgrammeContent, ProgrammePageId } from '@adp/shared-data/programme-page';
import { type ContentField, listFields } from './contentFields';
import { type ContentForm, toForm, toMaps } from './contentForm';

export interface FieldText {
  readonly field: ContentField;
  readonly text: string;
}

export interface ValueWords {
  readonly label: (field: Exclude<ContentField, { type: 'list' | 'group' }>) => string;
  readonly language: (code: string) => string;
}

/** Returns the fields of a page as text for a comparison. Empty lines separate list entries. */
export function toFieldTexts(
  page: ProgrammePageId,
  content: ProgrammeContent,
  words: ValueWords,
): readonly FieldText[] {
  const form = toForm(page, content);
  const titles = new Map(toMaps(form['sources']).map(({ id, title }) => [id, String(title)]));
  const toLines = (fields: readonly ContentField[], map: ContentForm): readonly string[] =>
    fields.flatMap((field) => {
      const value = map[field.name];
      if (field.type === 'group') return toLines(field.fields, value as ContentForm);
      if (field.type === 'list') return toMaps(value).flatMap((entry) => ['', ...toLines(field.fields, entry)]);
      const shown = Array.isArray(value)
        ? value.map((entry: unknown) => toName(field, String(entry))).join(', ')
        : String(value);
      if (shown === '') return [];
      return [field.type === 'line' || field.type === 'text' ? shown : `${words.label(field)}: ${shown}`];
    });
  const toName = ({ type }: ContentField, value: string) =>
    type === 'languages' ? words.language(value) : (titles.get(value) ?? value);
  return listFields(page).map((field) => ({ field, text: toLines([field], form).join('\n').trim() }));
}
