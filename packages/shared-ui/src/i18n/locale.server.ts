export const sourceLocale = 'en';

/**
 * Returns the locale of the page that is being rendered, which the shell provides (shell/src/server/withLocale.ts). Replaces `locale.ts` in
 * server builds.
 */
export function currentLocale(): string {
  const read: unknown = Reflect.get(globalThis, Symbol.for('adp.locale'));
  return typeof read === 'function' ? String(read()) : sourceLocale;
}
