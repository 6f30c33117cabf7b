import detail from '../../messages/detail-en.json';
import events from '../../kinds/event/messages/list-en.json';
import opportunities from '../../kinds/opportunity/messages/list-en.json';
import opportunityValues from '../../kinds/opportunity/messages/values-en.json';
import products from '../../kinds/product/messages/list-en.json';
import write from '../../messages/write-en.json';
import fields from '../../messages/write-fields-en.json';
import type { ComponentType } from 'react';
import { newId } from '@adp/shared-data';
import { plainPath } from '@adp/shared-ui';
import { replace } from 'react-router-dom';
import { isItemId } from '../../lib/kinds';
import { addTexts } from '../../text';
import { EditPage } from './EditPage';
import { PreloadWorkContext } from './PreloadWorkContext';
import { WritePage } from './WritePage';

// Those of knowledge products come with `WithRights`.
const addWritingTexts = () => addTexts(detail, events, opportunities, opportunityValues, products, fields, write);

/** The page on which a new item is written, its texts at hand. */
export const writePage = (preloadWork: () => Promise<unknown>) => toPage(WritePage, preloadWork);

/** The page on which an item is changed. */
export const editPage = (preloadWork: () => Promise<unknown>) => toPage(EditPage, preloadWork);

async function toPage(Page: ComponentType, preloadWork: () => Promise<unknown>) {
  await addWritingTexts();
  const Component = () => (
    <PreloadWorkContext value={preloadWork}>
      <Page />
    </PreloadWorkContext>
  );
  return { Component };
}

/** Where a new text is written whose address does not name it yet: the same with a new name. */
export function nameNew({ pathname, searchParams }: URL): Response | null {
  if (isItemId(searchParams.get('draft') ?? undefined)) return null;
  // The router puts the language before it again.
  return replace(`${plainPath(pathname)}?draft=${newId()}`);
}
