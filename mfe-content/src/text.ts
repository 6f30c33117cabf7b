import { createText } from '@adp/shared-ui';
import english from './messages/en.json';

/** The content pages' own texts. */
export const { loadText, TextProvider, useText, Rich } = createText(english);

/** The id of a message of this app. */
export type MessageId = keyof typeof english;
