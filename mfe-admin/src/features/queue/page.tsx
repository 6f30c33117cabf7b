import { withStore } from '@adp/shared-store';
import queueTexts from '../../messages/queue-en.json';
import { store } from '../../store/store';
import { addTexts } from '../../text';
import { QueuePage } from './QueuePage';

export async function queuePage() {
  await addTexts(queueTexts);
  return { Component: withStore(store, QueuePage) };
}
