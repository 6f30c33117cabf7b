/** @jest-environment node */
import { readGrants } from './grants';

const mockToken = jest.fn<Promise<string | null>, []>();
jest.mock('@adp/shared-auth', () => ({ getToken: () => mockToken() }));

const toToken = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

test.each([
  ['a role and programmes', toToken({ name: 'Žofia ?>', role: 'trusted', programmes: ['apet'] }), 'trusted', ['apet']],
  ['a member without either', toToken({ sub: 'amina' }), undefined, []],
  ['an invalid token', 'amina', undefined, []],
  ['a visitor', null, undefined, []],
])('for %s, the expected grants are read', async (_, token, role, programmes) => {
  mockToken.mockResolvedValue(token);
  expect(await readGrants()).toEqual({ ...(role && { role }), programmes });
});
