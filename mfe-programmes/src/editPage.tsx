import type { ProgrammePageId } from '@adp/shared-data/programme-page';
import { withStore } from '@adp/shared-store';
import { Fragment } from 'react';
import { EditPage } from './features/edit-page/EditPage';
import editTexts from './messages/edit-en.json';
import type { PageContent } from './lib/PageContent';
import { store } from './store/store';
import { addTexts } from './text';

export async function editPage(page: ProgrammePageId, pages: readonly PageContent[]) {
  const [written] = await Promise.all([pages[0]?.loadWritten(), addTexts(editTexts)]);
  const Page = () => (
    <EditPage
      page={page}
      written={written ?? {}}
      show={(content) => pages.map(({ show }, index) => <Fragment key={index}>{show(content)}</Fragment>)}
    />
  );
  return { Component: withStore(store, Page) };
}
