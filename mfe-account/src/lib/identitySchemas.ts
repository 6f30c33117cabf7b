import { limits } from '@adp/shared-data/content';
import * as v from 'valibot';

/* Checks before a request. An issue's message is the id of a catalog text. Forms trim values when sending them. */
const email = v.pipe(v.string(), v.regex(/^\s*[^\s@]+@[^\s@]+\s*$/, 'identity.invalidEmail'));
const password = v.pipe(v.string(), v.minLength(1, 'identity.missingPassword'));
const name = v.pipe(
  v.string(),
  v.check((value) => countCharacters(value) >= limits.name.min, 'entry.name.missing'),
  v.check((value) => countCharacters(value) <= limits.name.max, 'entry.name.long'),
);

export const emailSchema = v.object({ email });
export const passwordSchema = v.object({ password });
export const credentialsSchema = v.object({ email, password });
export const signUpSchema = v.object({ name, email, password });

/** Counts code points, which is how the limits are defined. */
function countCharacters(value: string): number {
  return [...value.trim()].length;
}
