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

/** The page with the form of a kind, with the texts that all forms have. */
export async function formPage(kind: Kind, preloadWork: () => Promise<unknown>) {
  await addTexts(detail, fields, write);
  const Component = withStore(store, () => (
    <PreloadWorkContext value={preloadWork}>
      <FormPage kind={kind} />
    </PreloadWorkContext>
  ));
  return { Component };
}

/** Redirects to a URL with a new draft id, if the URL of a new text has none. */
export function ensureDraftId({ pathname, searchParams }: URL): Response | null {
  if (isItemId(searchParams.get('draft') ?? undefined)) return null;
  const name = newId();
  addNewName(name);
  // The router adds the language again.
  return replace(`${plainPath(pathname)}?draft=${name}`);
}
