import { isObject } from '@adp/shared-data/fields';
import {
  type ContentIssue,
  parseContent,
  type ProgrammeContent,
  type ProgrammePageId,
} from '@adp/shared-data/programme-page';
import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { listFields, type ContentField } from './contentFields';

/** What is typed into a page's form: as its content, but every text is there, and every list has maps. */
export type ContentForm = Readonly<Record<string, unknown>>;

const toMap = (value: unknown): ContentForm => (isObject(value) ? value : {});
const toText = (value: unknown) => (typeof value === 'string' ? value : '');
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The form of content, or of a draft of it, whatever is missing there. */
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
  // Sources are a map by their ids: in the order of their titles, as a database has none.
  const entries = isObject(value)
    ? Object.entries(value)
        .map(([id, entry]) => ({ ...toMap(entry), id }))
        .sort((one, other) => toText(one['title' as never]).localeCompare(toText(other['title' as never])))
    : toList(value).map(toMap);
  return entries.map((entry: ContentForm) => ({
    ...(field.hasId ? { id: toText(entry['id']) } : {}),
    ...toFormMap(field.fields, entry),
  }));
}

/** A new entry of a list, with an id that no other has. */
export function createEntry(field: Extract<ContentField, { type: 'list' }>): ContentForm {
  const id = `${field.name === 'sources' ? 'source' : 'section'}-${Math.random().toString(36).slice(2, 8)}`;
  return { ...(field.hasId ? { id } : {}), ...toFormMap(field.fields, {}) };
}

/** The content that a form makes: texts trimmed, and empty ones left out where the content needs none. */
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

/** Checks a form by the schema of the content. An error's type is the schema's code. */
export function createResolver(page: ProgrammePageId): Resolver<FieldValues> {
  return (form) => {
    const { issues = [] } = parseContent(page, toContent(page, form));
    const errors: FieldErrors = {};
    for (const issue of issues) set(errors, toFieldName(form, issue), { type: issue.code });
    return issues.length > 0 ? { values: {}, errors } : { values: form, errors: {} };
  };
}

/** Where in the form the places are that an answer names, `milestones.0.sources: no-source`, with their codes. */
export function toErrors(
  form: ContentForm,
  places: readonly string[],
): readonly { readonly field: string; readonly code: string }[] {
  return places.map((place) => {
    const [at = '', code = ''] = place.split(': ');
    const path = at === 'content' ? [] : at.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    return { field: toFieldName(form, { path, code }), code };
  });
}

/** Where in the form an issue of the content is. */
function toFieldName(form: ContentForm, { path }: ContentIssue): string {
  const [first, second] = path;
  const keys = [...path];
  // By id in the content, by place in the form.
  if (first === 'sources' && typeof second === 'string')
    keys[1] = toList(form['sources']).findIndex((source) => toMap(source)['id'] === second);
  const last = keys.at(-1);
  // Nobody types an id.
  if (last === 'id') keys[keys.length - 1] = 'title';
  if (typeof last === 'number' && ['gaps', 'paragraphs'].includes(String(keys.at(-2)))) keys.push('value');
  return keys.length === 0 ? 'root.content' : keys.join('.');
}

/** What a form shows so far, for a preview: the parts that no page could show are left out. */
export function toPreview(page: ProgrammePageId, form: ContentForm): ProgrammeContent {
  const content = toContent(page, form);
  const isDate = (value: unknown) => !Number.isNaN(Date.parse(toText(value)));
  const withDates = (list: unknown, name: string) => toList(list).filter((one) => isDate(toMap(one)[name] ?? '2000'));
  const sources = Object.entries(toMap(content['sources'])).filter(([, source]) => isDate(toMap(source)['checkedOn']));
  const shown = {
    ...content,
    ...('milestones' in content ? { milestones: withDates(withDates(content['milestones'], 'date'), 'endDate') } : {}),
    ...('publications' in content ? { publications: withDates(content['publications'], 'date') } : {}),
    ...('sources' in content ? { sources: Object.fromEntries(sources) } : {}),
  };
  // By the fields of the form every part is there; only what is in it may not be publishable.
  return shown as object as ProgrammeContent;
}
