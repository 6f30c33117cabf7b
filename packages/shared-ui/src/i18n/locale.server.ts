export const sourceLocale = 'en';

/** Returns the locale of the page that is being rendered, which shell/src/server/withLanguage.ts provides. */
export function currentLocale(): string {
  const read: unknown = Reflect.get(globalThis, Symbol.for('adp.locale'));
  return typeof read === 'function' ? String(read()) : sourceLocale;
}
