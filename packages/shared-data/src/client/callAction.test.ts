/** @jest-environment node */
import { callAction } from './callAction';

const answer = (status: number) => jest.fn(() => Promise.resolve(new Response('{"id":"r"}', { status })));

test("an action is called with JSON, and with the member's token if there is one", async () => {
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
])('a response of %s is the error %s', async (status, code) => {
  await expect(callAction('report', {}, { fetch: answer(status) })).rejects.toMatchObject({ code });
});

test.each([
  ['{"error":{"code":"invalid","fields":["title"]}}', ['title']],
  ['{}', []],
  ['<html>', []],
])('an invalid request has the fields that the response names: %s', async (body, fields) => {
  const fetch = () => Promise.resolve(new Response(body, { status: 400 }));
  await expect(callAction('report', {}, { fetch })).rejects.toMatchObject({ code: 'invalid', fields });
});
