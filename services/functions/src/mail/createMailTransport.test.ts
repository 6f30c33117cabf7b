/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { createMailTransport } from './createMailTransport';

const message = {
  messageId: 'k1@example.org',
  to: 'amina@example.org',
  subject: 'Clôture dans 7 jours : appel',
  text: 'Texte',
  html: '<p dir="rtl">نص</p>',
  headers: { 'List-Id': '<alerts.example.org>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
};

const refuse = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });
const servers: SMTPServer[] = [];

async function start(options: SMTPServerOptions = {}) {
  const received: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    // Closes the idle connection of the transport's pool at once, when a test ends.
    closeTimeout: 1,
    onData: (stream, _session, done) => {
      simpleParser(stream).then((mail) => {
        received.push(mail);
        done();
      }, done);
    },
    ...options,
  });
  servers.push(server);
  const { port } = await new Promise<AddressInfo>((done) => {
    const socket = server.listen(0, '127.0.0.1', () => done(socket.address() as AddressInfo));
  });
  const settings = { host: '127.0.0.1', port, secure: false, from: 'Site <alerts@example.org>' };
  return { received, settings };
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise<void>((done) => server.close(done))));
});

test('an SMTP server receives both parts and the headers', async () => {
  const { received, settings } = await start();
  const transport = createMailTransport({ ...settings, ignoreTls: true });
  expect(await transport.send(message)).toEqual({ status: 'sent' });
  const [mail] = received;
  expect(mail).toMatchObject({ subject: message.subject, messageId: '<k1@example.org>' });
  expect(mail?.text).toContain('Texte');
  expect(mail?.html).toContain(message.html);
  expect(mail?.headerLines.map(({ line }) => line)).toEqual(
    expect.arrayContaining(['List-Unsubscribe-Post: List-Unsubscribe=One-Click', 'From: Site <alerts@example.org>']),
  );
});

test.each([
  ['an unknown address', 550, 'no such user', 'permanent'],
  ['an unknown address with an enhanced status', 550, '5.1.1 no such user', 'permanent'],
  ['a disabled mailbox', 550, '5.2.1 disabled', 'permanent'],
  ['an address with a null MX record', 556, '5.1.10 null MX', 'permanent'],
  ["the sender's malformed address", 550, '5.1.7 bad sender address syntax', 'temporary'],
  ["the sender's unknown domain", 553, '5.1.8 sender domain does not exist', 'temporary'],
  ['a sender without a good reputation', 550, '5.7.1 blocked', 'temporary'],
  ['an exhausted quota of the sender', 550, '5.4.5 daily quota exceeded', 'temporary'],
  ['a full mailbox', 452, '4.2.2 full', 'temporary'],
  ['greylisting', 451, 'try again', 'temporary'],
])('a refusal because of %s (%i %s) is %s', async (_, code, text, status) => {
  const { settings } = await start({ onRcptTo: (_address, _session, done) => done(refuse(code, text)) });
  const result = await createMailTransport({ ...settings, ignoreTls: true }).send(message);
  expect(result).toEqual({ status, reason: `EENVELOPE ${code}` });
});

test.each<[string, SMTPServerOptions]>([
  ['the sender', { onMailFrom: (_address, _session, done) => done(refuse(550, 'unknown sender')) }],
  [
    'the content',
    {
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => done(refuse(554, 'rejected')));
      },
    },
  ],
])('a refusal of %s is temporary, because it does not concern the address', async (_, options) => {
  const { settings } = await start(options);
  expect(await createMailTransport({ ...settings, ignoreTls: true }).send(message)).toMatchObject({
    status: 'temporary',
  });
});

test('rejected credentials are temporary, because they do not concern the address', async () => {
  const { settings } = await start({
    authOptional: false,
    onAuth: (_auth, _session, done) => done(refuse(535, 'no')),
  });
  const transport = createMailTransport({ ...settings, ignoreTls: true, user: 'site', password: 'wrong' });
  expect(await transport.send(message)).toMatchObject({ status: 'temporary' });
});

test('a server without TLS receives nothing', async () => {
  const { received, settings } = await start();
  expect(await createMailTransport(settings).send(message)).toMatchObject({ status: 'temporary' });
  expect(received).toEqual([]);
});

test('a server that cannot be reached is temporary', async () => {
  const { settings } = await start();
  await Promise.all(servers.splice(0).map((server) => new Promise<void>((done) => server.close(done))));
  expect(await createMailTransport({ ...settings, ignoreTls: true }).send(message)).toMatchObject({
    status: 'temporary',
  });
});
