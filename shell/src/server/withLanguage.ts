import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@adp/shared-ui/languages';

const storage = new AsyncLocalStorage<Language>();

// A global, because each app's build has its own copy of the code that reads it (packages/shared-ui/src/i18n/locale.server.ts).
Reflect.set(globalThis, Symbol.for('adp.locale'), () => storage.getStore() ?? 'en');

/** Runs `work` with `language` as the page's language. Pages in several languages may be rendered at the same time. */
export function withLanguage<Value>(language: Language, work: () => Value): Value {
  return storage.run(language, work);
}
