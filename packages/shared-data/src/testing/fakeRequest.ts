type Answer = (request: {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: Blob;
  readonly signal: AbortSignal;
}) => Promise<Response>;

/** Creates the part of XMLHttpRequest that uploads use. `answer` handles the request. */
export function fakeRequest(answer: Answer): XMLHttpRequest {
  const ending = new AbortController();
  const headers = new Headers();
  const upload = new EventTarget();
  const request = Object.assign(new EventTarget(), { upload, status: 0, responseText: '' });
  let target = { method: '', url: new URL('http://fake.invalid') };
  const dispatch = (type: string) => request.dispatchEvent(new Event(type));
  const progress = (loaded: number, total: number) =>
    upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));

  async function send(body: Blob): Promise<void> {
    progress(body.size / 2, body.size);
    try {
      const response = await answer({ ...target, headers, body, signal: ending.signal });
      progress(body.size, body.size);
      Object.assign(request, { status: response.status, responseText: await response.text() });
      dispatch('load');
    } catch {
      dispatch(ending.signal.aborted ? 'abort' : 'error');
    }
  }

  return Object.assign(request, {
    open: (method: string, url: string) => {
      target = { method, url: new URL(url) };
    },
    setRequestHeader: (name: string, value: string) => {
      headers.set(name, value);
    },
    abort: () => {
      ending.abort();
    },
    send: (body: Blob) => {
      void send(body);
    },
  }) as unknown as XMLHttpRequest;
}
