import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@adp/shared-ui/languages';

const storage = new AsyncLocalStorage<Language>();

// Each app's build has its own copy of what reads this (packages/shared-ui/src/i18n/locale.server.ts).
Reflect.set(globalThis, Symbol.for('adp.locale'), () => storage.getStore() ?? 'en');

/** Runs `work`, for which the page's language is `language`. Pages in other languages may be rendered at the same time. */
export function withLanguage<Value>(language: Language, work: () => Value): Value {
  return storage.run(language, work);
}
