import { withStore } from '@adp/shared-store';
import reportTexts from '../../messages/reports-en.json';
import { store } from '../../store/store';
import { addTexts } from '../../text';
import { ReportsPage } from './ReportsPage';

export async function reportsPage() {
  await addTexts(reportTexts);
  return { Component: withStore(store, ReportsPage) };
}
