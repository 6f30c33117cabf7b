import { createText } from '@adp/shared-ui';
import english from './messages/en.json';

type MessageId =
  | keyof typeof english
  | keyof typeof import('./messages/coming-soon-en.json')
  | keyof typeof import('./messages/developer-en.json')
  | keyof typeof import('./messages/errors-en.json')
  | keyof typeof import('./messages/health-en.json')
  | keyof typeof import('./messages/member-en.json')
  | keyof typeof import('./messages/new-build-en.json')
  | keyof typeof import('./messages/no-script-en.json')
  | keyof typeof import('./messages/offline-en.json')
  | keyof typeof import('./messages/removed-en.json')
  | keyof typeof import('./messages/site-search-en.json')
  | keyof typeof import('./messages/toasts-en.json');

/** Texts of the shell. Lazy parts add their own texts with `addTexts`. */
export const { loadText, addTexts, TextProvider, useText } = createText<MessageId>(english);
