import { commonLimits } from './commonLimits';
import { reservedUsernames } from './reservedUsernames';

const { min, max } = commonLimits.username;
const reserved: ReadonlySet<string> = new Set(reservedUsernames);

/** A username to begin with, from what stands before the @ of an address. It is sound, and may be taken. */
export function suggestUsername(email: string): string {
  const at = email.lastIndexOf('@');
  const [local = ''] = (at === -1 ? email : email.slice(0, at)).split('+', 1);
  const letters = local.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const name = cut(letters.replace(/[^a-z0-9]+/g, '-').replace(/^-/, ''), max);
  if (name.length < min) return 'member';
  return reserved.has(name) ? numbered(name, 2) : name;
}

/** The same name with a number behind it, for one that is taken: `amina-2`. */
export function numbered(name: string, number: number): string {
  const suffix = `-${number}`;
  return cut(name, max - suffix.length) + suffix;
}

function cut(name: string, length: number): string {
  return name.slice(0, length).replace(/-+$/, '');
}
