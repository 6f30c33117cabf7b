/** @jest-environment node */
import type * as clientModule from '@adp/shared-data/client';
import { DataError } from '@adp/shared-data/client';
import { readGrants } from './grants';

const mockToken = jest.fn<Promise<string | null>, []>();
jest.mock('@adp/shared-auth', () => ({ getToken: () => mockToken() }));
const mockFetch = jest.fn<Promise<Response>, [string, RequestInit]>();
jest.mock('@adp/shared-data/client', () => {
  const client = jest.requireActual<typeof clientModule>('@adp/shared-data/client');
  const config = { projectId: 'p', apiKey: 'k', origin: 'https://data.example' };
  return {
    ...client,
    dataConfig: () => Promise.resolve(config),
    createReader: (_: object, options: object) => client.createReader(config, { ...options, fetch: mockFetch }),
  };
});

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

describe('if the claim is the id of a document', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => `programme-${index}`);
  const toAnswer = (id: string, programmes: readonly string[]) => [
    {
      found: {
        name: `projects/p/databases/(default)/documents/programme_sets/${id}`,
        fields: { programmes: { arrayValue: { values: programmes.map((stringValue) => ({ stringValue })) } } },
        createTime: '2026-11-28T00:00:00Z',
        updateTime: '2026-11-28T00:00:00Z',
      },
    },
  ];
  const signIn = (id: string) => {
    mockFetch.mockReset();
    mockToken.mockResolvedValue(toToken({ role: 'trusted', programmes: id }));
  };

  test('the programmes are read from it, once, with the token', async () => {
    signIn('a1');
    mockFetch.mockImplementation(() => Promise.resolve(Response.json(toAnswer('a1', hundred))));
    for (let times = 0; times < 2; times += 1)
      expect(await readGrants()).toEqual({ role: 'trusted', programmes: hundred });
    expect(mockFetch).toHaveBeenCalledTimes(1);
    const [, { body, headers }] = mockFetch.mock.calls[0] ?? ['', {}];
    expect(String(body)).toContain('/programme_sets/a1"');
    expect(new Headers(headers).get('authorization')).toMatch(/^Bearer e30\./);
  });

  test('a new claim refers to another document', async () => {
    signIn('a2');
    mockFetch.mockResolvedValue(Response.json(toAnswer('a2', ['ivm'])));
    expect((await readGrants()).programmes).toEqual(['ivm']);
    mockToken.mockResolvedValue(toToken({ programmes: ['apet'] }));
    expect(await readGrants()).toEqual({ programmes: ['apet'] });
  });

  test('a missing document grants nothing, and is requested again', async () => {
    signIn('a3');
    const missing = [{ missing: 'projects/p/databases/(default)/documents/programme_sets/a3' }];
    mockFetch.mockImplementation(() => Promise.resolve(Response.json(missing)));
    expect((await readGrants()).programmes).toEqual([]);
    mockFetch.mockResolvedValue(Response.json(toAnswer('a3', ['ivm'])));
    expect((await readGrants()).programmes).toEqual(['ivm']);
  });

  test('a failure is not mistaken for no programmes', async () => {
    signIn('a4');
    mockFetch.mockResolvedValue(Response.json({}, { status: 503 }));
    await expect(readGrants()).rejects.toThrow(DataError);
  });
});
