import { createText } from '@adp/shared-ui';
import english from './messages/en.json';

/** The content pages' own texts. */
export const { loadText, TextProvider, useText } = createText(english);

/** The id of a message of this app. */
export type MessageId = keyof typeof english;

/** Whether there is such a message: names of stored values are looked up by the value. */
export function isMessageId(id: string): id is MessageId {
  return Object.hasOwn(english, id);
}
