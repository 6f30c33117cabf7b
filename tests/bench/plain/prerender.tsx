import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { stringifyPageData } from '@adp/site-document/pageData';
import { app as account } from '../../../mfe-account/src/app';
import { app as admin } from '../../../mfe-admin/src/app';
import { app as content } from '../../../mfe-content/src/app';
import { app as programmes } from '../../../mfe-programmes/src/app';
import { App } from '../../../shell/src/App';
import noScriptTexts from '../../../shell/src/messages/no-script-en.json';
import { addTexts, loadText } from '../../../shell/src/text';
import { config } from './config';
import { plainRoutes } from './plainRoutes';

// Server-rendered pages also contain the messages for browsers without scripts.
void addTexts(noScriptTexts);

/** Prerendered page of the plain bundle. */
export interface Prerendered {
  /** HTML inside `#root`. */
  readonly html: string;
  /** Serialized loader data, with which the router in the browser hydrates the page. */
  readonly data: string;
}

/**
 * Runs the loaders of the page at `url` and renders the page, like the renderer of the federated site.
 * @throws Error if the page does not exist
 */
export async function prerender(url: string): Promise<Prerendered> {
  await Promise.all([loadText(), account.prepare?.(), content.prepare?.(), programmes.prepare?.()]);
  const { query, dataRoutes } = createStaticHandler(plainRoutes(config, [account, admin, content, programmes]));
  const context = await query(new Request(url));
  if (context instanceof Response || context.statusCode !== 200) throw new Error(`${url} is not a page.`);
  const { loaderData, errors } = context;
  const router = createStaticRouter(dataRoutes, context);
  const page = (
    <App
      config={config}
      holder={{ get: () => router, attempts: () => 0, subscribe: () => () => undefined, retry: () => undefined }}
      Pages={() => <StaticRouterProvider router={router} context={context} hydrate={false} />}
    />
  );
  return { html: await render(page), data: stringifyPageData({ loaderData, errors }) };
}

function render(page: React.ReactNode): Promise<string> {
  return new Promise((done, fail) => {
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => void text(pipe(new PassThrough())).then(done, fail),
      onError: fail,
    });
  });
}
