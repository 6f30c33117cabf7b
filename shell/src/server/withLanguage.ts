import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@adp/shared-ui/languages';

const storage = new AsyncLocalStorage<Language>();

// Each app's build has its own copy of the code that reads this (packages/shared-ui/src/i18n/locale.server.ts).
Reflect.set(globalThis, Symbol.for('adp.locale'), () => storage.getStore() ?? 'en');

/** Runs `work` with `language` as the page's language. Supports pages in several languages being rendered at the same time. */
export function withLanguage<Value>(language: Language, work: () => Value): Value {
  return storage.run(language, work);
}
