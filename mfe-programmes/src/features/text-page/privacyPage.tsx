import texts from '../../messages/privacy-en.json';
import { addTexts } from '../../text';
import { TranslatedPage } from './TranslatedPage';

const sections = [
  'who-is-responsible',
  'reading',
  'account',
  'alerts',
  'publishing',
  'device',
  'who-else',
  'how-long',
  'your-rights',
];

export async function privacyPage() {
  await addTexts(texts);
  return { Component: () => <TranslatedPage name="privacy" revisedOn="2026-11-27" sections={sections} /> };
}
