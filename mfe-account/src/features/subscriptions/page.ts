import alertTexts from '../../messages/alerts-en.json';
import topicTexts from '../../messages/topics-en.json';
import { addTexts } from '../../text';
import { SubscriptionsPage } from './SubscriptionsPage';

export async function subscriptionsPage() {
  await addTexts(alertTexts, topicTexts);
  return { Component: SubscriptionsPage };
}
