import { withStore } from '@adp/shared-store';
import noticeTexts from '../../messages/notices-en.json';
import { store } from '../../store/store';
import { addTexts } from '../../text';
import { NoticesPage } from './NoticesPage';

export async function noticesPage() {
  await addTexts(noticeTexts);
  return { Component: withStore(store, NoticesPage) };
}
