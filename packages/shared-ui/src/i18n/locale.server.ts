export const sourceLocale = 'en';

/**
 * Replaces `locale.ts` in server builds. The shell provides the locale of the page that is being rendered
 * (shell/src/server/withLocale.ts).
 */
export function currentLocale(): string {
  const read: unknown = Reflect.get(globalThis, Symbol.for('adp.locale'));
  return typeof read === 'function' ? String(read()) : sourceLocale;
}
