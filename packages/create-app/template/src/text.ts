import { createText } from '@adp/shared-ui';
import english from './messages/en.json';

export const { loadText, TextProvider, useText } = createText<keyof typeof english>(english);
