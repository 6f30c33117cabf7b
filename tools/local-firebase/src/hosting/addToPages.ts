import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Changes the HTML of pages that superstatic sends by calling `add`. Other responses remain unchanged. */
export function addToPages(request: IncomingMessage, response: ServerResponse, add: (html: string) => string): void {
  if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return;
  // Prevent compression, because a compressed page cannot be changed. Local requests do not need compression.
  delete request.headers['accept-encoding'];
  const isPage = () =>
    response.statusCode === 200 && String(response.getHeader('content-type')).startsWith('text/html');
  const parts: Buffer[] = [];
  const send = response.writeHead.bind(response);
  Reflect.set(response, 'writeHead', (status: number, headers?: OutgoingHttpHeaders) => {
    if (isPage()) response.removeHeader('content-length');
    return send(status, headers);
  });
  const end = response.end.bind(response);
  const collect = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') parts.push(Buffer.from(chunk, isEncoding(encoding) ? encoding : 'utf8'));
    else if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk));
  };
  Reflect.set(response, 'write', (chunk: unknown, encoding?: unknown) => {
    collect(chunk, encoding);
    return true;
  });
  Reflect.set(response, 'end', (chunk?: unknown, encoding?: unknown) => {
    collect(chunk, encoding);
    const body = Buffer.concat(parts);
    return end(isPage() ? add(body.toString('utf8')) : body);
  });
}

function isEncoding(value: unknown): value is BufferEncoding {
  return typeof value === 'string' && Buffer.isEncoding(value);
}
