import { type Messages, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** Gives the messages that a server writes itself, from a catalog. English is the one complete language so far. */
export function createServerText<Id extends string>(english: Readonly<Record<Id, unknown>>) {
  const i18n = setupI18n({ locale: 'en', messages: { en: english as Messages } }).setMessagesCompiler(compileMessage);
  return (id: Id, values?: Readonly<Record<string, string>>): string => i18n._(id, values);
}
