import { createText } from '@adp/shared-ui';
import english from './messages/en.json';

/** The id of a message of this app. */
export type MessageId = keyof typeof english;

/** The texts of the programme pages. */
export const { loadText, TextProvider, useText } = createText<MessageId>(english);
