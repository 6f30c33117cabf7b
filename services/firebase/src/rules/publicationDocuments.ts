import { limits } from '@adp/shared-data/content';
import { toStored } from '@adp/shared-data/fields';
import { largest } from '@adp/shared-data/testing';
import { type Caller, commit, member, put, type RuleCase, withCount } from './ruleCase';
import { aminasByline, item, largestCover, members, toCases, toPath, toTitle } from './sampleDocuments';

export const kind = 'knowledgeProduct';
export const path = toPath(kind);
export const secondPath = toPath(kind, 'two');
export const apet = { programme: 'apet' };
export const amina = member('amina');
export const editor = member('amina', { programmes: ['apet'] });
export const colleague = member('kofi', { programmes: ['cjed', 'apet'] });
export const stranger = member('kofi', { programmes: ['cjed'] });
export const reviewer = member('kofi', { role: 'reviewer' });
export const administrator = member('kofi', { role: 'administrator' });
export const builders = toCases('knowledge product: ');
const toBuilder =
  (build: typeof builders.allow) =>
  (name: string, caller: Caller, request: RuleCase['request'], more: object = {}) =>
    build(name, caller, withCount(caller, request), { ...members, ...more });
export const [allow, deny] = [toBuilder(builders.allow), toBuilder(builders.deny)];
export const stored = { [path]: item(kind, apet) };
export const archived = { [path]: item(kind, { ...apet, status: 'archived' }) };
export const update = (fields: object, ...names: readonly string[]) => {
  const changes: Record<string, unknown> = { revision: 2, ...fields };
  const mask = [...new Set([...Object.keys(changes), ...names])];
  return commit(put(path, changes, { mask, times: ['updated_at'], exists: true }));
};
export const retitled = update({ title: 'Another title' });
export const tombstone = put('tombstones/knowledge_products/items/one', {}, { times: ['removed_at'] });
export const file = { lang: 'en', format: 'pdf', url: 'https://au.int/a.pdf' };
export const uploaded = (uid: string, more = '', bucket = 'P.appspot.com') =>
  `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/files%2F${uid}%2F${'a'.repeat(64)}.pdf?alt=media&token=x${more}`;
const largestFile = {
  ...file,
  lang: 'swa',
  format: 'webp',
  url: uploaded('kofi'),
  bytes: limits.fileBytes.max,
  pages: limits.pages.max,
  sha256: 'f'.repeat(64),
  accessible: true,
  name: 'x'.repeat(limits.fileName.max),
  alt: 'x'.repeat(limits.fileAlt.max),
};
export const many = (count: number, file: object = largestFile) => Array.from({ length: count }, () => file);
export const largestItem = {
  ...toStored({ ...largest.knowledgeProduct, ...aminasByline, cover: largestCover }),
  ...toTitle(kind, largest.knowledgeProduct.title),
  files: many(limits.files.max),
  replaced_by: 'two',
  replaces: 'three',
};
export const successor = { [secondPath]: item(kind, apet) };
