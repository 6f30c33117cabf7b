import memberTexts from '../../messages/member-en.json';
import themeTexts from '../../messages/themes-en.json';
import welcomeTexts from '../../messages/welcome-en.json';
import { addTexts } from '../../text';
import { WelcomePage } from './WelcomePage';

/** /welcome, its texts at hand. */
export async function welcomePage() {
  await addTexts(welcomeTexts, memberTexts, themeTexts);
  return { Component: WelcomePage };
}
