import type { ResolverOptions } from 'react-hook-form';
import { toResolver } from './toResolver';

interface Values {
  name: string;
  email: string;
}
const options = { fields: {}, shouldUseNativeValidation: undefined } as ResolverOptions<Values>;

const validate = ({ name, email }: Values) =>
  name && email
    ? { value: { name: name.trim(), email } }
    : {
        issues: [
          { message: 'missing', path: [name ? { key: 'email' } : 'name'] },
          { message: 'too-short', path: [name ? { key: 'email' } : 'name'] },
        ],
      };
const resolve = toResolver<Values, Values>({ '~standard': { validate: (values) => validate(values as Values) } });

test("valid values are replaced with the schema's output", async () => {
  expect(await resolve({ name: ' Amina', email: 'a@example.org' }, undefined, options)).toEqual({
    values: { name: 'Amina', email: 'a@example.org' },
    errors: {},
  });
});

test.each([
  ['name', { name: '', email: 'a@example.org' }],
  ['email', { name: 'Amina', email: '' }],
])('the error of an invalid field is its first issue: %s', async (field, values) => {
  expect(await resolve(values, undefined, options)).toEqual({
    values: {},
    errors: { [field]: { type: 'missing', message: 'missing' } },
  });
});
