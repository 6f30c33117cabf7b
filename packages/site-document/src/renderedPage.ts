import type { StaticHandlerContext } from 'react-router';

export type RenderedPage =
  | { readonly status: number; readonly location: string }
  | {
      readonly status: number;
      readonly notice: { readonly head: string; readonly html: string };
    }
  | {
      readonly status: number;
      readonly head: string;
      /** The HTML in UTF-8. Older shells return it as text. */
      readonly html: Uint8Array | string;
      /** State for the browser's router, with the id of the build that rendered it. Without an id, the browser renders the page. */
      readonly data: Pick<StaticHandlerContext, 'loaderData' | 'errors'> & { readonly build?: string };
    };
