import type { ServerResponse } from 'node:http';

/** A sound file, as the answers to its request vary it. */
interface SoundFile {
  readonly text: string;
  readonly type: string;
  /** Address of the request, without the origin. */
  readonly url: string;
  /** The same file of another app: its text and its whole address. */
  readonly other: { readonly text: string; readonly url: string };
  /** Calls `send` once the fault is repaired. */
  readonly onRepair: (send: () => void) => void;
}

/** An answer to one request. What it holds open ends when the fault is repaired. */
export type Answer = (response: ServerResponse, file: SoundFile) => void;

const forAYear = 'public, max-age=31536000, immutable';
const anyOrigin = { 'access-control-allow-origin': '*' };
const cached = { ...anyOrigin, 'cache-control': forAYear };

type Headers = Readonly<Record<string, string | number>>;

const send =
  (status: number, headers: Headers, toBody: (file: SoundFile) => string = () => ''): Answer =>
  (response, file) => {
    response.writeHead(status, { ...cached, 'content-type': file.type, ...headers });
    response.end(toBody(file));
  };

const html = '<!doctype html><p>Welcome';
const json = '{"message":"busy"}';

/** HTML or JSON with status 200 in place of the file: with and without `nosniff`, for a year or for once. */
const inPlace = (what: string, type: string, body: string): [string, Answer][] =>
  (['no-store', forAYear] as const).flatMap((cache) =>
    [false, true].map((nosniff): [string, Answer] => [
      `${what}${nosniff ? ', nosniff' : ''}${cache === forAYear ? ', cached' : ''}`,
      send(
        200,
        { 'content-type': type, 'cache-control': cache, ...(nosniff && { 'x-content-type-options': 'nosniff' }) },
        () => body,
      ),
    ]),
  );

/** Changes one byte: in the app's scripts and style sheets one with a visible effect. Other files get an extra byte. */
const alter = ({ text, type }: SoundFile) => {
  const altered =
    type === 'application/json'
      ? text.replace(/sha256-./, (begin) => (begin.endsWith('A') ? 'sha256-B' : 'sha256-A'))
      : text.replace(/altered(:|\|=)0/, 'altered$11');
  return altered === text ? `${text}\n` : altered;
};

/** What a faulty host, or a network on the way to it, answers. Nearly all of it a cache may hold for a year. */
export const answers: Readonly<Record<string, Answer>> = {
  refused: (response) => void response.destroy(),
  '404': send(404, { 'content-type': 'text/plain' }, () => 'gone'),
  '500': send(500, { 'content-type': 'text/plain' }, () => 'broken'),
  ...Object.fromEntries([...inPlace('HTML', 'text/html', html), ...inPlace('JSON', 'application/json', json)]),
  "another app's file": send(200, {}, ({ other }) => other.text),
  empty: send(200, {}),
  'cut off': send(200, {}, ({ text }) => text.slice(0, text.length / 2)),
  'altered by one byte': send(200, {}, alter),
  'shorter than it says': (response, { text, type }) => {
    response.writeHead(200, { ...cached, 'content-type': type, 'content-length': text.length + 100 });
    response.write(text, () => response.destroy());
  },
  'wrong type': send(200, { 'content-type': 'image/png', 'x-content-type-options': 'nosniff' }, ({ text }) => text),
  'without CORS': (response, { text, type }) => {
    response.writeHead(200, { 'cache-control': forAYear, 'content-type': type });
    response.end(text);
  },
  'redirected away': (response, { other }) => void response.writeHead(302, { ...cached, location: other.url }).end(),
  'redirected in a circle': (response, { url }) => void response.writeHead(302, { ...cached, location: url }).end(),
};

/** Answers that come too late, or never. */
export const slowAnswers: Readonly<Record<string, Answer>> = {
  hangs: () => undefined,
  // The page's clock has run ahead by then, this one has not: it comes after the error view.
  '30 s late': (response, file) => file.onRepair(() => send(200, {}, ({ text }) => text)(response, file)),
  '1 byte/s': (response, { text, type }) => {
    response.writeHead(200, { ...cached, 'content-type': type, 'content-length': Buffer.byteLength(text) });
    let sent = 0;
    const timer = setInterval(() => response.write(text.charAt(sent++)), 1_000);
    response.on('close', () => clearInterval(timer));
  },
};
