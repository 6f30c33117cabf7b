import { type Messages, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import english from './messages/en.json' with { type: 'json' };

const i18n = setupI18n({ locale: 'en', messages: { en: english as Messages } }).setMessagesCompiler(compileMessage);

/** A message of what the server writes itself. English is the one complete language so far. */
export function text(id: keyof typeof english, values?: Readonly<Record<string, string>>): string {
  return i18n._(id, values);
}
