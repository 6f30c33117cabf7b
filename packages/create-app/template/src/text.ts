import { createText } from '@adp/shared-ui';
import english from './messages/en.json';

/** The texts of this app. */
export const { loadText, TextProvider, useText } = createText<keyof typeof english>(english);
