import * as v from 'valibot';

export interface RenderCode {
  readonly shell: string;
  /** The app's name in the registry, and the source text of its `server.js`. Undefined for the shell's own pages. */
  readonly app?: { readonly name: string; readonly source: string };
  readonly origin: string;
  /** The response for `/__/firebase/init.json`, from which pages learn the bucket of the site's own pictures. */
  readonly firebaseConfig?: object | undefined;
}

export type RenderRequest =
  | { readonly type: 'load'; readonly code: RenderCode }
  /** The registry for all following pages, which is too large to send with each of them. */
  | { readonly type: 'config'; readonly config: unknown }
  | { readonly type: 'render'; readonly id: number; readonly url: string }
  | { readonly type: 'abort'; readonly id: number }
  | {
      readonly type: 'response';
      readonly id: number;
      readonly status: number;
      readonly contentType: string;
      readonly body: string;
    }
  | { readonly type: 'ping' };

const id = v.pipe(v.number(), v.safeInteger());
const text = v.pipe(v.string(), v.maxLength(1_000));
const status = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(200),
  v.maxValue(599),
  // Responses with status 204, 205 or 304 cannot have a body.
  v.notValues([204, 205, 304]),
);
const notice = v.object({ head: v.string(), html: v.string() });

const page = v.union([
  v.object({ status, location: v.pipe(v.string(), v.maxLength(4_000)) }),
  v.object({ status, notice }),
  /** The bytes of the frame are `htmlLength` bytes of HTML, followed by the loader data as JSON. */
  v.object({ status, head: v.string(), htmlLength: id }),
]);

/** A message from a render process. The code of other teams can send anything, so each message is validated. */
const renderResponse = v.variant('type', [
  v.object({ type: v.literal('page'), id, page: v.optional(page) }),
  v.object({ type: v.literal('error'), id, reason: text, status: v.optional(v.number()) }),
  v.object({ type: v.literal('fetch'), id, path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(4_000)) }),
  v.object({ type: v.literal('unhandled'), reason: text }),
  v.object({ type: v.literal('log'), text }),
  v.object({ type: v.literal('exit'), reason: text }),
  v.object({ type: v.literal('pong') }),
]);

export type RenderResponse = v.InferOutput<typeof renderResponse>;

/**
 * Validates a message from a render process.
 * @throws ValiError for an invalid message
 */
export function parseRenderResponse(message: unknown): RenderResponse {
  return v.parse(renderResponse, message);
}

export type PageResult =
  | { readonly status: number; readonly location: string }
  | { readonly status: number; readonly notice: { readonly head: string; readonly html: string } }
  | {
      readonly status: number;
      readonly head: string;
      /** The content of `#root`, as bytes in UTF-8. */
      readonly html: Uint8Array;
      readonly data: string;
    };
