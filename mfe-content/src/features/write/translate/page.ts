import { withStore } from '@adp/shared-store';
import detail from '../../../messages/detail-en.json';
import translate from '../../../messages/translate-en.json';
import write from '../../../messages/write-en.json';
import fields from '../../../messages/write-fields-en.json';
import { store } from '../../../store/store';
import { addTexts } from '../../../text';
import { TranslatePage } from './TranslatePage';

export async function translatePage() {
  await addTexts(detail, fields, write, translate);
  return { Component: withStore(store, TranslatePage) };
}
