import { createText, type Text } from '@adp/shared-ui';
import type actionTexts from './messages/authorization-en.json';
import type editTexts from './messages/edit-profile-en.json';
import type entryTexts from './messages/entry-en.json';
import english from './messages/en.json';
import type identityTexts from './messages/identity-en.json';
import type memberTexts from './messages/member-en.json';
import type notificationTexts from './messages/notifications-en.json';
import type peopleTexts from './messages/people-en.json';
import type profileTexts from './messages/profile-en.json';
import type settingsTexts from './messages/settings-en.json';
import type themeTexts from './messages/themes-en.json';
import type welcomeTexts from './messages/welcome-en.json';

const texts = createText(english);
const known = new Set(Object.keys(english));

/** The texts of every page of the app. Those of a part come with its code. */
export const { loadText, TextProvider } = texts;

/** The id of a message of this app. */
export type MessageId =
  | keyof typeof english
  | keyof typeof entryTexts
  | keyof typeof identityTexts
  | keyof typeof actionTexts
  | keyof typeof memberTexts
  | keyof typeof themeTexts
  | keyof typeof welcomeTexts
  | keyof typeof editTexts
  | keyof typeof settingsTexts
  | keyof typeof notificationTexts
  | keyof typeof peopleTexts
  | keyof typeof profileTexts;

/** Adds the texts of a part of the app, before it shows. */
export async function addTexts(...catalogs: readonly object[]): Promise<void> {
  for (const catalog of catalogs) {
    for (const id of Object.keys(catalog)) known.add(id);
    await texts.addTexts(catalog);
  }
}

/** The texts of the page. */
export function useText(): Text<MessageId> {
  return texts.useText() as Text<MessageId>;
}

/** Whether there is such a message: names of stored values are looked up by the value. */
export function isMessageId(id: string): id is MessageId {
  return known.has(id);
}
