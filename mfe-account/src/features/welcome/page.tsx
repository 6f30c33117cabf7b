import { withStore } from '@adp/shared-store';
import memberTexts from '../../messages/member-en.json';
import welcomeTexts from '../../messages/welcome-en.json';
import { store } from '../../store/store';
import { addTexts } from '../../text';
import { WelcomePage } from './WelcomePage';

export async function welcomePage() {
  await addTexts(welcomeTexts, memberTexts);
  return { Component: withStore(store, WelcomePage) };
}
