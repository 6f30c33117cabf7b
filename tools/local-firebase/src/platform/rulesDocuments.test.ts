/** @jest-environment node */
import type { ServiceRequest } from '../http/service';
import { emulatorDocuments } from './rulesDocuments';

const at = (id: string) => `/databases/(default)/documents/counts/${id}`;
const request = (path: string): ServiceRequest => ({
  method: 'GET',
  url: new URL(path, 'http://127.0.0.1'),
  headers: {},
  body: Buffer.alloc(0),
});

test('documents that rules need are read from the emulator again for each request', async () => {
  const stored: Record<string, string> = { one: 'first' };
  const get = jest.fn((path: string) => {
    const text = stored[path.split('/')[1] ?? ''];
    return Promise.resolve(text === undefined ? undefined : { text: { stringValue: text } });
  });
  const { documents, withDocuments } = emulatorDocuments({ get });
  const { answer } = withDocuments({
    prefixes: ['/'],
    answer: ({ url }) => {
      const texts = [url.pathname.slice(1), 'none'].map((id) => documents.before(at(id))?.get('text') ?? null);
      return { status: 200, body: JSON.stringify(texts) };
    },
  });
  expect((await answer(request('/one'))).body).toBe('["first",null]');
  stored['one'] = 'second';
  const both = await Promise.all([answer(request('/one')), answer(request('/two'))]);
  expect(both.map(({ body }) => body)).toEqual(['["second",null]', '[null,null]']);
  expect(get.mock.calls[0]).toEqual(['counts/one']);
});

test('all other errors of the service are rethrown', async () => {
  const { withDocuments } = emulatorDocuments({ get: () => Promise.resolve(undefined) });
  const { answer } = withDocuments({
    prefixes: ['/'],
    answer: () => {
      throw new TypeError('broken');
    },
  });
  await expect(answer(request('/'))).rejects.toThrow('broken');
});
