import type { ServerResponse } from 'node:http';

/** Correct file that a request asks for. Faulty responses are variations of this file. */
interface HealthyFile {
  readonly text: string;
  readonly type: string;
  /** Path and query of the request. */
  readonly url: string;
  /** Text and complete URL of the corresponding file of another app. */
  readonly neighbour: { readonly text: string; readonly url: string };
  /** Registers a function that is called when the fault ends. */
  readonly onRepair: (send: () => void) => void;
}

/** Function that sends a faulty response to one request. It may leave the response incomplete until the fault ends. */
export type Answer = (response: ServerResponse, file: HealthyFile) => void;

const forAYear = 'public, max-age=31536000, immutable';
const anyOrigin = { 'access-control-allow-origin': '*' };
const cached = { ...anyOrigin, 'cache-control': forAYear };

type Headers = Readonly<Record<string, string | number>>;

const send =
  (status: number, headers: Headers, toBody: (file: HealthyFile) => string = () => ''): Answer =>
  (response, file) => {
    response.writeHead(status, { ...cached, 'content-type': file.type, ...headers });
    response.end(toBody(file));
  };

const html = '<!doctype html><p>Welcome';
const json = '{"message":"busy"}';

/**
 * Returns responses with status 200 and `body` instead of the file. They cover all combinations of `nosniff` and
 * caching for a year.
 */
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

/**
 * Changes one byte. In the app's scripts and style sheets, the change is visible in the page. Adds a byte to other
 * files.
 */
const alter = ({ text, type }: HealthyFile) => {
  const altered =
    type === 'application/json'
      ? text.replace(/sha256-./, (begin) => (begin.endsWith('A') ? 'sha256-B' : 'sha256-A'))
      : text.replace(/altered(:|\|=)0/, 'altered$11');
  return altered === text ? `${text}\n` : altered;
};

/**
 * Faulty responses of a host, or of the network between the host and the visitor. The browser may cache nearly all of
 * these responses for a year.
 */
export const answers: Readonly<Record<string, Answer>> = {
  refused: (response) => void response.destroy(),
  '404': send(404, { 'content-type': 'text/plain' }, () => 'gone'),
  '500': send(500, { 'content-type': 'text/plain' }, () => 'broken'),
  ...Object.fromEntries([...inPlace('HTML', 'text/html', html), ...inPlace('JSON', 'application/json', json)]),
  "another app's file": send(200, {}, ({ neighbour }) => neighbour.text),
  empty: send(200, {}),
  'cut off': send(200, {}, ({ text }) => text.slice(0, text.length / 2)),
  'altered by one byte': send(200, {}, alter),
  'shorter than declared': (response, { text, type }) => {
    response.writeHead(200, { ...cached, 'content-type': type, 'content-length': text.length + 100 });
    response.write(text, () => response.destroy());
  },
  'wrong type': send(200, { 'content-type': 'image/png', 'x-content-type-options': 'nosniff' }, ({ text }) => text),
  'without CORS': (response, { text, type }) => {
    response.writeHead(200, { 'cache-control': forAYear, 'content-type': type });
    response.end(text);
  },
  'redirect to other app': (response, { neighbour }) =>
    void response.writeHead(302, { ...cached, location: neighbour.url }).end(),
  'redirect loop': (response, { url }) => void response.writeHead(302, { ...cached, location: url }).end(),
};

/** Faulty responses that arrive too late or never. */
export const slowAnswers: Readonly<Record<string, Answer>> = {
  hangs: () => undefined,
  // Sends the response when the fault ends. By then, the page's fake clock has run ahead and the page shows an error.
  '30 s late': (response, file) => file.onRepair(() => send(200, {}, ({ text }) => text)(response, file)),
  '1 byte/s': (response, { text, type }) => {
    response.writeHead(200, { ...cached, 'content-type': type, 'content-length': Buffer.byteLength(text) });
    let sent = 0;
    const timer = setInterval(() => response.write(text.charAt(sent++)), 1_000);
    response.on('close', () => clearInterval(timer));
  },
};
