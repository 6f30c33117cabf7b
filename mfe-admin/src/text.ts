import { createText } from '@adp/shared-ui';
import type appTexts from './messages/apps-en.json';
import type auditTexts from './messages/audit-en.json';
import type emailTexts from './messages/emails-en.json';
import english from './messages/en.json';
import type importTexts from './messages/import-en.json';
import type itemTexts from './messages/item-en.json';
import type linkTexts from './messages/links-en.json';
import type noticeTexts from './messages/notices-en.json';
import type queueTexts from './messages/queue-en.json';
import type redirectTexts from './messages/redirects-en.json';
import type reportTexts from './messages/reports-en.json';
import type roleTexts from './messages/roles-en.json';
import type settingsTexts from './messages/settings-en.json';
import type usageTexts from './messages/usage-en.json';
import type valueTexts from './messages/values-en.json';

export type MessageId =
  | keyof typeof english
  | keyof typeof appTexts
  | keyof typeof auditTexts
  | keyof typeof emailTexts
  | keyof typeof importTexts
  | keyof typeof itemTexts
  | keyof typeof linkTexts
  | keyof typeof noticeTexts
  | keyof typeof queueTexts
  | keyof typeof redirectTexts
  | keyof typeof reportTexts
  | keyof typeof roleTexts
  | keyof typeof settingsTexts
  | keyof typeof usageTexts
  | keyof typeof valueTexts;

export const { addTexts, isMessageId, loadText, TextProvider, useText } = createText<MessageId>(english);
