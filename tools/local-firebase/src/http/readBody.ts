import type { IncomingMessage } from 'node:http';
import rawBody from 'raw-body';

/** A body that cannot be read; `status` is the answer to give, and the connection ends after it. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
  readonly status: 400 | 408 | 413;

  constructor(status: 400 | 408 | 413, message: string) {
    super(message);
    this.status = status;
  }
}

interface BodyLimits {
  /** Bytes; the largest request of Firestore and Storage by default. */
  readonly limit?: number;
  readonly timeoutMillis?: number;
}

/**
 * Reads a request's body whole.
 * @throws BodyError 413 for more than `limit` (the rest is thrown away unread), 408 for one that takes too long, 400 for one that breaks off
 */
export async function readBody(
  request: IncomingMessage,
  { limit = 11 * 1024 * 1024, timeoutMillis = 60_000 }: BodyLimits = {},
): Promise<Buffer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new BodyError(408, `The body did not come within ${timeoutMillis} milliseconds.`)),
      timeoutMillis,
    );
  });
  const length = request.headers['content-length'] ?? null;
  const whole = rawBody(request, { limit, length });
  try {
    return await Promise.race([whole, tooLong]);
  } catch (error) {
    // After 408 the reading goes on, and how it ends matters to nobody.
    whole.catch(() => undefined);
    if (error instanceof BodyError) throw error;
    if (!isTooLarge(error)) throw new BodyError(400, 'The body broke off before its end.');
    await discard(request, 8 * limit);
    throw new BodyError(413, `The body is larger than ${limit} bytes.`);
  } finally {
    clearTimeout(timer);
  }
}

/** A client that is still sending reads no answer: lets its bytes pass, up to a point. */
function discard(request: IncomingMessage, most: number): Promise<void> {
  let seen = 0;
  return new Promise((resolve) => {
    request.on('data', (chunk: Buffer) => {
      seen += chunk.length;
      if (seen > most) resolve();
    });
    for (const event of ['end', 'close', 'error']) request.once(event, () => resolve());
    request.resume();
  });
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'entity.too.large';
}
