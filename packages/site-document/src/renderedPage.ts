import type { StaticHandlerContext } from 'react-router';

export type RenderedPage =
  | { readonly status: number; readonly location: string }
  | {
      readonly status: number;
      /** For readers without JavaScript, if a server cannot render the page. */
      readonly notice: { readonly head: string; readonly html: string };
    }
  | {
      readonly status: number;
      /** `<title>` and other elements for the head. */
      readonly head: string;
      /** Inner HTML of `#root`. */
      readonly html: string;
      /** State for the browser's router, with the build that it belongs to. Without a build, the browser renders the page. */
      readonly data: Pick<StaticHandlerContext, 'loaderData' | 'errors'> & { readonly build?: string };
    };
