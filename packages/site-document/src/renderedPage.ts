import type { StaticHandlerContext } from 'react-router';

/** What a page is before any script runs. */
export type RenderedPage =
  | { readonly status: number; readonly location: string }
  | {
      readonly status: number;
      /** For the page of those who run no script, where a server cannot make what the page is. */
      readonly notice: { readonly head: string; readonly html: string };
    }
  | {
      readonly status: number;
      /** `<title>` and what else belongs into the head. */
      readonly head: string;
      /** What is inside `#root`. */
      readonly html: string;
      /** For the browser's router, and the build that it goes with: without one, the browser makes the page itself. */
      readonly data: Pick<StaticHandlerContext, 'loaderData' | 'errors'> & { readonly build?: string };
    };
