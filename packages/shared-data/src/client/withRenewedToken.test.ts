/** @jest-environment node */
import { articles } from '../kinds/article/articles';
import { createWriter } from '../writer/createWriter';
import { DataError } from './DataError';
import { withRenewedToken } from './withRenewedToken';

const config = { projectId: 'demo-site', apiKey: 'a key', origin: '' };
const denied = () => new DataError('denied');

/** Creates a writer whose service denies tokens issued before the email address was confirmed. */
function createGuardedWriter(renewal: () => Promise<boolean>) {
  const tokens: (string | null)[] = [];
  let token = 'unverified';
  const writer = createWriter(config, {
    getToken: () => Promise.resolve(token),
    renewToken: async () => {
      const isRenewed = await renewal();
      if (isRenewed) token = 'verified';
      return isRenewed;
    },
    fetch: (url, { headers }) => {
      if (!url.includes(':commit')) return Promise.resolve(new Response('{}', { status: 403 }));
      tokens.push(new Headers(headers).get('authorization'));
      if (token === 'unverified') return Promise.resolve(new Response('{}', { status: 403 }));
      return Promise.resolve(Response.json({ writeResults: [{ updateTime: '2026-11-22T08:00:00Z' }] }));
    },
  });
  const publish = () => writer.changeStatus(articles, { id: 'a1', version: 'v1', from: 'draft', to: 'published' });
  return { publish, tokens };
}

test('a member who has confirmed the email address elsewhere can publish immediately', async () => {
  const { publish, tokens } = createGuardedWriter(() => Promise.resolve(true));
  expect(await publish()).toEqual({ id: 'a1', version: '2026-11-22T08:00:00Z' });
  expect(tokens).toEqual(['Bearer unverified', 'Bearer verified']);
});

test('a denial is not retried if a new token would not change it', async () => {
  const { publish, tokens } = createGuardedWriter(() => Promise.resolve(false));
  await expect(publish()).rejects.toMatchObject({ name: 'DataError' });
  expect(tokens).toHaveLength(1);
});

test('if renewing the token fails, the error is retryable rather than a denial', async () => {
  const work = jest.fn(() => Promise.reject(denied()));
  await expect(withRenewedToken(work, () => Promise.reject(new Error('offline')))).rejects.toMatchObject({
    code: 'unavailable',
    retry: true,
  });
});

test('other errors do not renew the token', async () => {
  const renewToken = jest.fn(() => Promise.resolve(true));
  const work = () => Promise.reject(new DataError('conflict'));
  await expect(withRenewedToken(work, renewToken)).rejects.toMatchObject({ code: 'conflict' });
  expect(renewToken).not.toHaveBeenCalled();
});
