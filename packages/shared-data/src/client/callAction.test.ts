/** @jest-environment node */
import { callAction } from './callAction';

const answer = (status: number) => jest.fn(() => Promise.resolve(new Response('{"id":"r"}', { status })));

test("an action is called with JSON, and with the member's token if the member is signed in", async () => {
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
])('a response with status %s is the error %s', async (status, code) => {
  await expect(callAction('report', {}, { fetch: answer(status) })).rejects.toMatchObject({ code });
});

test.each([
  ['{"error":{"code":"invalid","fields":["title"]}}', ['title']],
  ['{}', []],
  ['<html>', []],
])('an invalid request reports the fields named in the response: %s', async (body, fields) => {
  const fetch = () => Promise.resolve(new Response(body, { status: 400 }));
  await expect(callAction('report', {}, { fetch })).rejects.toMatchObject({ code: 'invalid', fields });
});
