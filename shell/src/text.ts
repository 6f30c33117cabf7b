import { createText } from '@adp/shared-ui';
import english from './messages/en.json';

/** The shell's own texts. */
export const { loadText, TextProvider, useText } = createText(english);
