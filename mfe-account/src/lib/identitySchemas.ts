import { limits } from '@adp/shared-data/content';
import * as v from 'valibot';

/* The checks of the forms before a request; the identity service checks more. The message of an issue is the id of its text. The
   outputs equal the inputs, because forms trim values when sending. */
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

/** Counts code points, as the limits do. */
function countCharacters(value: string): number {
  return [...value.trim()].length;
}
