export const sourceLocale = 'en';

/** In a build for a server this is in the place of `locale.ts`. The shell's says of which page the code that asks is (shell/src/server/withLocale.ts). */
export function currentLocale(): string {
  const read: unknown = Reflect.get(globalThis, Symbol.for('adp.locale'));
  return typeof read === 'function' ? String(read()) : sourceLocale;
}
