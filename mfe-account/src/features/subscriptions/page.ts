import alertTexts from '../../messages/alerts-en.json';
import emailSettingsTexts from '../../messages/email-settings-en.json';
import topicTexts from '../../messages/topics-en.json';
import { addTexts } from '../../text';
import { SubscriptionsPage } from './SubscriptionsPage';

export async function subscriptionsPage() {
  await addTexts(alertTexts, emailSettingsTexts, topicTexts);
  return { Component: SubscriptionsPage };
}
