import { createText } from '@adp/shared-ui';
import english from './messages/en.json';

export type MessageId =
  | keyof typeof english
  | keyof typeof import('./messages/apps-en.json')
  | keyof typeof import('./messages/audit-en.json')
  | keyof typeof import('./messages/emails-en.json')
  | keyof typeof import('./messages/import-en.json')
  | keyof typeof import('./messages/item-en.json')
  | keyof typeof import('./messages/links-en.json')
  | keyof typeof import('./messages/notices-en.json')
  | keyof typeof import('./messages/queue-en.json')
  | keyof typeof import('./messages/redirects-en.json')
  | keyof typeof import('./messages/reports-en.json')
  | keyof typeof import('./messages/roles-en.json')
  | keyof typeof import('./messages/settings-en.json')
  | keyof typeof import('./messages/usage-en.json')
  | keyof typeof import('./messages/values-en.json');

export const { addTexts, isMessageId, loadText, TextProvider, useText } = createText<MessageId>(english);
