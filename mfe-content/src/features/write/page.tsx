import { newId } from '@adp/shared-data/client';
import { withStore } from '@adp/shared-store';
import { plainPath } from '@adp/shared-ui';
import { replace } from 'react-router-dom';
import fields from '../../messages/write-fields-en.json';
import write from '../../messages/write-en.json';
import detail from '../../messages/detail-en.json';
import { isItemId, type Kind } from '../../lib/kinds';
import { store } from '../../store/store';
import { addTexts } from '../../text';
import { addNewName } from '../../lib/drafts/newNames';
import { FormPage } from './FormPage';
import { PreloadWorkContext } from './PreloadWorkContext';

export async function formPage(kind: Kind, preloadWork: () => Promise<unknown>) {
  await addTexts(detail, fields, write);
  const Component = withStore(store, () => (
    <PreloadWorkContext value={preloadWork}>
      <FormPage kind={kind} />
    </PreloadWorkContext>
  ));
  return { Component };
}

/** Returns a redirect to the same path with a new draft id, or null if the URL has an id. */
export function ensureDraftId({ pathname, searchParams }: URL): Response | null {
  if (isItemId(searchParams.get('draft') ?? undefined)) return null;
  const name = newId();
  addNewName(name);
  // The router adds the language prefix again.
  return replace(`${plainPath(pathname)}?draft=${name}`);
}
