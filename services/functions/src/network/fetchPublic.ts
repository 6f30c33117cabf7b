import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { isPrivateAddress } from './privateAddresses';

export type PublicFetch = (url: string, init?: RequestInit) => Promise<Response>;

interface PublicFetchOptions {
  /** Overrides the check for private addresses in tests, whose servers are local. */
  readonly isPrivate?: (address: string) => boolean;
  readonly resolve?: (hostname: string) => Promise<readonly LookupAddress[]>;
}

/** The error of a request that was not sent because its IP address is private. */
class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress';
}

const maxRedirects = 5;
/** The user agent of link checks and imports. Servers can block it. */
const userAgent = 'AfricanDigitalPolicyBot/1.0 (link check and import; one request at a time)';

/**
 * Creates a fetch function that connects only to public IP addresses, even after redirects. It resolves each host once,
 * and sends no credentials.
 */
export function createPublicFetch({
  isPrivate = isPrivateAddress,
  resolve = resolveAll,
}: PublicFetchOptions = {}): PublicFetch {
  const lookup: LookupFunction = (hostname, { all }, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || addresses.some(({ address }) => isPrivate(address)))
          return callback(new RefusedAddress(`${hostname} is not a public host.`), '', 0);
        return all ? callback(null, [...addresses]) : callback(null, first.address, first.family);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), '', 0),
    );
  };

  const send = async (url: URL, { method = 'GET', signal }: RequestInit) => {
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
      throw new RefusedAddress(`${url.href} is not a web URL.`);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // A host that is an IP address is not resolved, so check it here.
    if (isIP(host) !== 0 && isPrivate(host)) throw new RefusedAddress(`${host} is not a public host.`);
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
    throw new Error(`${address} redirects too often.`);
  };
}

function toResponse(answer: IncomingMessage, { method }: RequestInit): Response {
  const { statusCode: status = 500, headers } = answer;
  const isEmpty = method === 'HEAD' || status === 204 || status === 205 || status === 304;
  if (isEmpty) answer.destroy();
  const texts = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  // `Response` accepts only statuses from 200 to 599.
  const validStatus = status >= 200 && status <= 599 ? status : 500;
  return new Response(isEmpty ? null : (Readable.toWeb(answer) as ReadableStream), {
    status: validStatus,
    headers: texts,
  });
}

function resolveAll(hostname: string): Promise<readonly LookupAddress[]> {
  return new Promise((done, fail) => {
    lookUp(hostname, { all: true }, (error, addresses) => (error ? fail(error) : done(addresses)));
  });
}
