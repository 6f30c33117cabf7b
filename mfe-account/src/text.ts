import { createText } from '@adp/shared-ui';
import english from './messages/en.json';

export type MessageId =
  | keyof typeof english
  | keyof typeof import('./messages/entry-en.json')
  | keyof typeof import('./messages/send-link-en.json')
  | keyof typeof import('./messages/sign-up-en.json')
  | keyof typeof import('./messages/identity-en.json')
  | keyof typeof import('./messages/password-rules-en.json')
  | keyof typeof import('./messages/authorization-en.json')
  | keyof typeof import('./messages/member-en.json')
  | keyof typeof import('./messages/welcome-en.json')
  | keyof typeof import('./messages/edit-profile-en.json')
  | keyof typeof import('./messages/settings-en.json')
  | keyof typeof import('./messages/notifications-en.json')
  | keyof typeof import('./messages/people-en.json')
  | keyof typeof import('./messages/profile-en.json')
  | keyof typeof import('./messages/hidden-profile-en.json')
  | keyof typeof import('./messages/report-en.json')
  | keyof typeof import('./messages/saved-en.json')
  | keyof typeof import('./messages/saved-calendar-en.json')
  | keyof typeof import('./messages/alerts-en.json')
  | keyof typeof import('./messages/email-settings-en.json')
  | keyof typeof import('./messages/topics-en.json');

export const { addTexts, isMessageId, loadText, TextProvider, useText } = createText<MessageId>(english);
