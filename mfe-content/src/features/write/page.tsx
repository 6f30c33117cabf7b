import type { ComponentType } from 'react';
import { newId } from '@adp/shared-data/client';
import { plainPath } from '@adp/shared-ui';
import { replace } from 'react-router-dom';
import fields from '../../messages/write-fields-en.json';
import write from '../../messages/write-en.json';
import detail from '../../messages/detail-en.json';
import { isItemId, type WrittenKind } from '../../lib/kinds';
import { addTexts } from '../../text';
import { EditPage } from './EditPage';
import { addNewName } from './newNames';
import { PreloadWorkContext } from './PreloadWorkContext';
import { WritePage } from './WritePage';

type FormPage = ComponentType<{ readonly kind: WrittenKind }>;

/** The page on which a new item is written, with the texts that all forms have. */
export const writePage = (kind: WrittenKind, preloadWork: () => Promise<unknown>) =>
  toPage(WritePage, kind, preloadWork);

/** The page on which an item is changed. */
export const editPage = (kind: WrittenKind, preloadWork: () => Promise<unknown>) => toPage(EditPage, kind, preloadWork);

async function toPage(Page: FormPage, kind: WrittenKind, preloadWork: () => Promise<unknown>) {
  await addTexts(detail, fields, write);
  const Component = () => (
    <PreloadWorkContext value={preloadWork}>
      <Page kind={kind} />
    </PreloadWorkContext>
  );
  return { Component };
}

/** Where a new text is written whose address does not name it yet: the same with a new name. */
export function nameNew({ pathname, searchParams }: URL): Response | null {
  if (isItemId(searchParams.get('draft') ?? undefined)) return null;
  const name = newId();
  addNewName(name);
  // The router puts the language before it again.
  return replace(`${plainPath(pathname)}?draft=${name}`);
}
