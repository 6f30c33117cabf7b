import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { isPrivateAddress } from './privateAddresses';

export type PublicFetch = (url: string, init?: RequestInit) => Promise<Response>;

interface PublicFetchOptions {
  /** For tests, whose servers are on this machine. */
  readonly isPrivate?: (address: string) => boolean;
  readonly resolve?: (hostname: string) => Promise<readonly LookupAddress[]>;
}

/** Why a request was not sent at all. */
class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress';
}

const maxRedirects = 5;
/** Says who asks, and where to read why: whoever does not want it can refuse it by that name. */
const userAgent = 'AfricanDigitalPolicyBot/1.0 (link check and import; one request at a time)';

/**
 * Fetches from the Internet alone, whatever address somebody has typed: a name is looked up once, and the connection goes to what was found
 * and checked. Redirects are checked in the same way. Nothing of the caller's is sent along.
 */
export function createPublicFetch({
  isPrivate = isPrivateAddress,
  resolve = resolveAll,
}: PublicFetchOptions = {}): PublicFetch {
  const lookup: LookupFunction = (hostname, { all }, callback) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (!first || found.some(({ address }) => isPrivate(address)))
          return callback(new RefusedAddress(`${hostname} is not on the Internet.`), '', 0);
        return all ? callback(null, [...found]) : callback(null, first.address, first.family);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), '', 0),
    );
  };

  const send = async (url: URL, { method = 'GET', signal }: RequestInit) => {
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
      throw new RefusedAddress(`${url.href} is no web address.`);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // Of a number nothing is looked up.
    if (isIP(host) !== 0 && isPrivate(host)) throw new RefusedAddress(`${host} is not on the Internet.`);
    const open = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise<IncomingMessage>((done, fail) => {
      const headers = { 'user-agent': userAgent, accept: '*/*', 'accept-encoding': 'identity' };
      open(url, { method, headers, lookup, agent: false, ...(signal && { signal }) }, done)
        .on('error', fail)
        .end();
    });
  };

  return async (address, init = {}) => {
    let url = new URL(address);
    for (let count = 0; count <= maxRedirects; count += 1) {
      const answer = await send(url, init);
      const { statusCode: status = 500, headers } = answer;
      if (![301, 302, 303, 307, 308].includes(status) || headers.location === undefined)
        return toResponse(answer, init);
      answer.destroy();
      url = new URL(headers.location, url);
    }
    throw new Error(`${address} leads on and on.`);
  };
}

function toResponse(answer: IncomingMessage, { method }: RequestInit): Response {
  const { statusCode: status = 500, headers } = answer;
  const isEmpty = method === 'HEAD' || status === 204 || status === 205 || status === 304;
  if (isEmpty) answer.destroy();
  const texts = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  // `Response` knows no other statuses.
  const known = status >= 200 && status <= 599 ? status : 500;
  return new Response(isEmpty ? null : (Readable.toWeb(answer) as ReadableStream), { status: known, headers: texts });
}

function resolveAll(hostname: string): Promise<readonly LookupAddress[]> {
  return new Promise((done, fail) => {
    lookUp(hostname, { all: true }, (error, found) => (error ? fail(error) : done(found)));
  });
}
