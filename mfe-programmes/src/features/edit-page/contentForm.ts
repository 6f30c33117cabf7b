import { isObject } from '@adp/shared-data/fields';
import {
  type ContentIssue,
  parseContent,
  type ProgrammeContent,
  type ProgrammePageId,
} from '@adp/shared-data/programme-page';
import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { listFields, type ContentField } from './contentFields';

/** The form values of a page. Unlike in the content, every text is present and all list entries are objects. */
export type ContentForm = Readonly<Record<string, unknown>>;

const toMap = (value: unknown): ContentForm => (isObject(value) ? value : {});
export const toText = (value: unknown) => (typeof value === 'string' ? value : '');
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const toMaps = (value: unknown): readonly ContentForm[] => toList(value).map(toMap);

/** Converts content, or an incomplete draft, to form values. */
export function toForm(page: ProgrammePageId, content: unknown): ContentForm {
  return toFormMap(listFields(page), toMap(content));
}

function toFormMap(fields: readonly ContentField[], content: ContentForm): ContentForm {
  return Object.fromEntries(fields.map((field) => [field.name, toFormValue(field, content)]));
}

function toFormValue(field: ContentField, content: ContentForm): unknown {
  const value = content[field.name];
  if (field.type === 'group') return toFormMap(field.fields, toMap(value));
  if (field.type === 'sources' || field.type === 'languages') return toList(value).map(toText);
  if (field.type !== 'list') return toText(value);
  if (field.isPlain) return toList(value).map((each) => ({ value: toText(each) }));
  // Sources are stored as an object by id. Sort them by title, because databases do not preserve key order.
  const entries = isObject(value)
    ? Object.entries(value)
        .map(([id, entry]) => ({ ...toMap(entry), id }))
        .sort((a, b) => toText(a['title' as never]).localeCompare(toText(b['title' as never])))
    : toList(value).map(toMap);
  return entries.map((entry: ContentForm) => ({
    ...(field.hasId ? { id: toText(entry['id']) } : {}),
    ...toFormMap(field.fields, entry),
  }));
}

export function createEntry(field: Extract<ContentField, { type: 'list' }>): ContentForm {
  const id = `${field.name === 'sources' ? 'source' : 'section'}-${Math.random().toString(36).slice(2, 8)}`;
  return { ...(field.hasId ? { id } : {}), ...toFormMap(field.fields, {}) };
}

/** Converts form values to content. Trims texts and omits empty optional texts. */
export function toContent(page: ProgrammePageId, form: ContentForm): Readonly<Record<string, unknown>> {
  return toContentMap(listFields(page), form);
}

function toContentMap(fields: readonly ContentField[], form: ContentForm): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fields
      .map((field) => [field, toContentValue(field, form[field.name])] as const)
      .filter(([field, value]) => !('isOptional' in field && isEmpty(value)))
      .map(([{ name }, value]) => [name, value]),
  );
}

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

function toContentValue(field: ContentField, value: unknown): unknown {
  if (field.type === 'group') return toContentMap(field.fields, toMap(value));
  if (field.type === 'sources' || field.type === 'languages') return toList(value);
  if (field.type !== 'list') return toText(value).trim();
  const entries = toList(value).map(toMap);
  if (field.isPlain) return entries.map((entry) => toText(entry['value']).trim());
  if (field.name === 'sources')
    return Object.fromEntries(entries.map((entry) => [toText(entry['id']), toContentMap(field.fields, entry)]));
  return entries.map((entry) => ({
    ...(field.hasId ? { id: entry['id'] } : {}),
    ...toContentMap(field.fields, entry),
  }));
}

/** Returns a resolver that validates form values with the content's schema. An error's type is the code from the schema. */
export function createResolver(page: ProgrammePageId): Resolver<FieldValues> {
  return (form) => {
    const { issues = [] } = parseContent(page, toContent(page, form));
    const errors: FieldErrors = {};
    for (const issue of issues) set(errors, toFieldName(form, issue), { type: issue.code });
    return issues.length > 0 ? { values: {}, errors } : { values: form, errors: {} };
  };
}

/** Converts errors from a response, such as `milestones.0.sources: no-source`, to form field names and error codes. */
export function toErrors(
  form: ContentForm,
  paths: readonly string[],
): readonly { readonly field: string; readonly code: string }[] {
  return paths.map((entry) => {
    const [at = '', code = ''] = entry.split(': ');
    const path = at === 'content' ? [] : at.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    return { field: toFieldName(form, { path, code }), code };
  });
}

function toFieldName(form: ContentForm, { path }: ContentIssue): string {
  const [first, second] = path;
  const keys = [...path];
  // Sources are an object by id in the content, but a list in the form.
  if (first === 'sources' && typeof second === 'string')
    keys[1] = toList(form['sources']).findIndex((source) => toMap(source)['id'] === second);
  const last = keys.at(-1);
  // Editors do not see ids, so report the error at the title.
  if (last === 'id') keys[keys.length - 1] = 'title';
  if (typeof last === 'number' && ['gaps', 'paragraphs'].includes(String(keys.at(-2)))) keys.push('value');
  return keys.length === 0 ? 'root.content' : keys.join('.');
}

/** Converts incomplete form values to content for the preview. Omits entries that cannot be rendered. */
export function toPreview(page: ProgrammePageId, form: ContentForm): ProgrammeContent {
  const content = toContent(page, form);
  const isDate = (value: unknown) => !Number.isNaN(Date.parse(toText(value)));
  const withDates = (list: unknown, name: string) =>
    toList(list).filter((entry) => isDate(toMap(entry)[name] ?? '2000'));
  const sources = Object.entries(toMap(content['sources'])).filter(([, source]) => isDate(toMap(source)['checkedOn']));
  const shown = {
    ...content,
    ...('milestones' in content ? { milestones: withDates(withDates(content['milestones'], 'date'), 'endDate') } : {}),
    ...('publications' in content ? { publications: withDates(content['publications'], 'date') } : {}),
    ...('sources' in content ? { sources: Object.fromEntries(sources) } : {}),
  };
  // The form has every field of the content, but the content may still be invalid for publication.
  return shown as object as ProgrammeContent;
}
