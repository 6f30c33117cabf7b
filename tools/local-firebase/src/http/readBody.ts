import type { IncomingMessage } from 'node:http';
import rawBody from 'raw-body';

/** Error for an unreadable body, with the status of the response. The connection closes after the response. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
  readonly status: 400 | 408 | 413;

  constructor(status: 400 | 408 | 413, message: string) {
    super(message);
    this.status = status;
  }
}

/** @throws BodyError 413 for more than `limit` bytes, 408 after a timeout, or 400 for a truncated body */
export async function readBody(
  request: IncomingMessage,
  { limit = 11 * 1024 * 1024, timeoutMillis = 60_000 } = {},
): Promise<Buffer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new BodyError(408, `The body did not arrive within ${timeoutMillis} milliseconds.`)),
      timeoutMillis,
    );
  });
  const length = request.headers['content-length'] ?? null;
  const whole = rawBody(request, { limit, length });
  try {
    return await Promise.race([whole, tooLong]);
  } catch (error) {
    // Reading continues after a timeout, so ignore a later failure.
    whole.catch(() => undefined);
    if (error instanceof BodyError) throw error;
    if (!isTooLarge(error)) throw new BodyError(400, 'The body ended too early.');
    await discard(request, 8 * limit);
    throw new BodyError(413, `The body is larger than ${limit} bytes.`);
  } finally {
    clearTimeout(timer);
  }
}

/** Discards remaining bytes of the body up to a limit, because a client does not read the response while sending. */
function discard(request: IncomingMessage, maxBytes: number): Promise<void> {
  let seen = 0;
  return new Promise((resolve) => {
    request.on('data', (chunk: Buffer) => {
      seen += chunk.length;
      if (seen > maxBytes) resolve();
    });
    for (const event of ['end', 'close', 'error']) request.once(event, () => resolve());
    request.resume();
  });
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'entity.too.large';
}
