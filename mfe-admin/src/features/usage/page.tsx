import { withStore } from '@adp/shared-store';
import usageTexts from '../../messages/usage-en.json';
import { store } from '../../store/store';
import { addTexts } from '../../text';
import { UsagePage } from './UsagePage';

export async function usagePage() {
  await addTexts(usageTexts);
  return { Component: withStore(store, UsagePage) };
}
