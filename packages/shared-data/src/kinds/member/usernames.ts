import { commonLimits } from '../../fields/commonLimits';
import { pageNames } from './pageNames';

/** Reserved usernames: first path segments of pages, and words that sound official. */
export const reservedUsernames = [
  ...pageNames,
  ...['builds', 'api', 'administrator', 'root', 'system', 'support', 'help', 'security', 'moderator'],
  ...['staff', 'team', 'official', 'au', 'african-union', 'nepad', 'auda', 'null', 'undefined', 'me', 'www', 'mail'],
  ...['static', 'assets', 'favicon', 'robots', 'sitemap', 'index', 'logout', 'sign-in', 'signin', 'signup', 'register'],
  ...['account', 'profile', 'users', 'profiles', 'anonymous', 'former-member', 'contact', 'legal', 'cookies'],
  ...['offline', 'error', 'not-found'],
] as const;

/** Words that are not allowed inside a username, as in `auda-nepad-official`: institutions and offices. */
export const reservedWords = [
  ...['unesco', 'undp', 'unicef', 'uneca', 'unfccc', 'unctad', 'african-union', 'auda', 'nepad', 'africa-cdc'],
  ...['ecowas', 'cedeao', 'sadc', 'comesa', 'igad', 'afdb', 'smart-africa', 'world-bank', 'worldbank'],
  ...['european-union', 'official', 'officiel', 'oficial', 'admin', 'administrator', 'moderator', 'staff', 'support'],
  ...['security'],
] as const;

const { min, max } = commonLimits.username;
const reserved: ReadonlySet<string> = new Set(reservedUsernames);
const hasReservedWord = new RegExp(`(^|-)(${reservedWords.join('|')})(-|$)`);

/** All two-letter names are reserved, because the paths of languages begin with them, such as `/fr`. */
const language = /^[a-z]{2}$/;

export function isReservedUsername(name: string): boolean {
  return language.test(name) || reserved.has(name) || hasReservedWord.test(name);
}

/** Returns a valid username derived from an email address. The username may be taken. */
export function suggestUsername(email: string): string {
  const at = email.lastIndexOf('@');
  const [local = ''] = (at === -1 ? email : email.slice(0, at)).split('+', 1);
  const letters = local.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const name = cut(letters.replace(/[^a-z0-9]+/g, '-').replace(/^-/, ''), max);
  if (name.length < min) return 'member';
  if (hasReservedWord.test(name)) return 'member';
  return language.test(name) || reserved.has(name) ? numbered(name, 2) : name;
}

/** Returns the username with a number, such as `amina-2`. Suggested if the username itself is taken. */
export function numbered(name: string, number: number): string {
  const suffix = `-${number}`;
  return cut(name, max - suffix.length) + suffix;
}

function cut(name: string, length: number): string {
  return name.slice(0, length).replace(/-+$/, '');
}
