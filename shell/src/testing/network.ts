import './setup';

type Answer = (address: string, init: RequestInit | undefined) => Response | Promise<Response>;

/** The network of a test: every `fetch` of it meets `answer`. Gives the addresses that were asked for, in their order. */
export function answerFetch(answer: Answer): readonly string[] {
  const asked: string[] = [];
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    asked.push(address);
    return answer(address, init);
  };
  return asked;
}

export const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

/** An answer that never comes, until the asker gives up. */
export function hang(init: RequestInit | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    const signal = init?.signal;
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Every time-out of the web API, under the test's hand. Gives the times that were asked for, and what ends them. */
export function holdTimeouts(): { readonly times: readonly number[]; readonly pass: () => void } {
  const times: number[] = [];
  const held: AbortController[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
    const controller = new AbortController();
    times.push(time);
    held.push(controller);
    return controller.signal;
  });
  return {
    times,
    pass: () => held.forEach((controller) => controller.abort(new DOMException('too late', 'TimeoutError'))),
  };
}
