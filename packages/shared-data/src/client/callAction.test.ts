/** @jest-environment node */
import { callAction } from './callAction';

const answer = (status: number) => jest.fn(() => Promise.resolve(new Response('{"id":"r"}', { status })));

test("a function of the site is called with JSON, in the member's name where there is a token", async () => {
  const fetch = answer(200);
  const getToken = () => Promise.resolve('t');
  expect(await callAction('report', { item: 'a' }, { fetch, getToken })).toEqual({ id: 'r' });
  expect(fetch).toHaveBeenCalledWith(
    '/api/actions/report',
    expect.objectContaining({
      method: 'POST',
      body: '{"item":"a"}',
      headers: { 'content-type': 'application/json', authorization: 'Bearer t' },
    }),
  );
});

test.each([
  [429, 'too-many'],
  [403, 'denied'],
  [500, 'unavailable'],
])('an answer with %s is the error %s', async (status, code) => {
  await expect(callAction('report', {}, { fetch: answer(status) })).rejects.toMatchObject({ code });
});

test.each([
  ['{"error":{"code":"invalid","fields":["title"]}}', ['title']],
  ['{}', []],
  ['<html>', []],
])('a refusal of what was sent has the fields that it names: %s', async (body, fields) => {
  const fetch = () => Promise.resolve(new Response(body, { status: 400 }));
  await expect(callAction('report', {}, { fetch })).rejects.toMatchObject({ code: 'invalid', fields });
});
