import { createText } from '@adp/shared-ui';
import english from './messages/en.json';

export type MessageId =
  | keyof typeof english
  | keyof typeof import('./messages/about-en.json')
  | keyof typeof import('./messages/charts-en.json')
  | keyof typeof import('./messages/download-en.json')
  | keyof typeof import('./messages/open-data-en.json')
  | keyof typeof import('./messages/privacy-en.json')
  | keyof typeof import('./messages/terms-en.json')
  | keyof typeof import('./messages/timeline-en.json')
  | keyof typeof import('./messages/edit-en.json')
  | keyof typeof import('./messages/embed-en.json')
  | keyof typeof import('./messages/site-items-en.json');

export const { addTexts, isMessageId, loadText, TextProvider, useText } = createText<MessageId>(english);
