import texts from '../../messages/terms-en.json';
import { addTexts } from '../../text';
import { TranslatedPage } from './TranslatedPage';

const sections = ['the-site', 'your-account', 'what-you-publish', 'what-we-may-do', 'changes'];

export async function termsPage() {
  await addTexts(texts);
  return { Component: () => <TranslatedPage name="terms" revisedOn="2026-11-22" sections={sections} /> };
}
