/** @jest-environment node */
import { createMailbox } from './createMailbox';

const message = (id: string, subject: string) =>
  Buffer.from(
    [
      `Message-ID: <${id}@example.org>`,
      'From: Site <site@example.org>',
      'To: amina@example.org',
      `Subject: ${subject}`,
      'List-Id: <alerts.example.org>',
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Grants: https://example.org/grants',
      '--b',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>Grants</p>',
      '--b--',
    ].join('\r\n'),
  );

test('stores the parts of an email, newest first, and drops the oldest', async () => {
  const mailbox = createMailbox(2);
  for (const id of ['a', 'b', 'c']) await mailbox.receive(message(id, `=?utf-8?q?n=C2=B0_${id}?=`));
  expect(mailbox.list().map(({ subject }) => subject)).toEqual(['n° c', 'n° b']);
  expect(mailbox.list()[0]).toMatchObject({
    to: 'amina@example.org',
    text: expect.stringContaining('https://example.org/grants'),
    html: expect.stringContaining('<p>Grants</p>'),
  });
  expect(mailbox.list()[0]?.headers).toContainEqual(['list-id', '<alerts.example.org>']);
  mailbox.clear();
  expect(mailbox.list()).toEqual([]);
});

test('stores a message that is delivered twice once', async () => {
  const mailbox = createMailbox();
  await mailbox.receive(message('a', 'First'));
  await mailbox.receive(message('a', 'First'));
  expect(mailbox.list()).toHaveLength(1);
});
