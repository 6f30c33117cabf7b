import { createText } from '@adp/shared-ui';
import english from './messages/en.json';

/** The programme pages' own texts. */
export const { loadText, TextProvider, useText } = createText(english);

/** The id of a message of this app. */
export type MessageId = keyof typeof english;
