type Answer = (address: string, init: RequestInit | undefined) => Response | Promise<Response>;

/** The network of a test: every `fetch` of it meets `answer`. Returns the addresses that were requested, in their order. */
export function answerFetch(answer: Answer): readonly string[] {
  const requested: string[] = [];
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    requested.push(address);
    return answer(address, init);
  };
  return requested;
}

export const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

/** An answer that never comes, until the caller aborts. */
export function hang(init: RequestInit | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    const signal = init?.signal;
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Every time-out of the web API is over at once. Returns the times that were requested. */
export function passTimeouts(): readonly number[] {
  const times: number[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
    times.push(time);
    return AbortSignal.abort(new DOMException('too late', 'TimeoutError'));
  });
  return times;
}
