type Answer = (url: string, init: RequestInit | undefined) => Response | Promise<Response>;

/** Mocks `fetch` to return the result of `answer`. Returns the requested URLs, in order. */
export function answerFetch(answer: Answer): readonly string[] {
  const requested: string[] = [];
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    requested.push(url);
    return answer(url, init);
  };
  return requested;
}

export const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

/** Returns a promise of a response that never arrives. Rejects when the caller aborts. */
export function hang(init: RequestInit | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    const signal = init?.signal;
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Makes every `AbortSignal.timeout` expire immediately. Returns the requested timeouts. */
export function passTimeouts(): readonly number[] {
  const times: number[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
    times.push(time);
    return AbortSignal.abort(new DOMException('too late', 'TimeoutError'));
  });
  return times;
}
