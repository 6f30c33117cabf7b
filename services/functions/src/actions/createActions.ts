import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { countUsage, usageInput } from '../usage/countUsage';
import type { ActionOptions } from './ActionContext';
import { ActionError } from './ActionError';
import { importInput, importItems } from './importItems';
import { findMember, grantInput, grantRole, memberInput } from './memberActions';
import { asAdministrator, asRenderer, atMost, fromSite, json, sentAsJson } from './middleware';
import { publishInput, publishPage } from './publishPage';
import { refuse, respond } from './respond';
import { reportInput, sendReport } from './sendReport';
import {
  noticesInput,
  publishingInput,
  redirectsInput,
  saveNotices,
  savePublishing,
  saveRedirects,
} from './siteSettings';

/** Answers `POST /api/actions/{name}`: what the rules cannot let a page do itself (docs/decisions/091). Never rejects. */
export function createActions(options: ActionOptions): (request: Request) => Promise<Response> {
  const app = new Hono().basePath('/api/actions');
  const administrator = asAdministrator(options);
  const renderer = asRenderer(options);

  app.post('*', fromSite(options.site), sentAsJson);
  // In KiB: 16 is four times the longest report in the longest characters, 512 the most content of a page, 1024 one part of an import.
  app.post('/count-usage', atMost(256), renderer, json(usageInput), async ({ req }) =>
    respond(await countUsage(req.valid('json'), options)),
  );
  app.post('/find-member', atMost(16), administrator, json(memberInput), async ({ req }) =>
    respond(await findMember(req.valid('json'), options)),
  );
  app.post('/grant-role', atMost(16), administrator, json(grantInput), async ({ req, var: { caller } }) =>
    respond(await grantRole(req.valid('json'), caller, options)),
  );
  app.post('/import', atMost(1024), administrator, json(importInput), async ({ req, var: { caller } }) =>
    respond(await importItems(req.valid('json'), caller, options)),
  );
  app.post('/publish-page', atMost(512), json(publishInput), async ({ req }) =>
    respond(await publishPage(req.valid('json'), req.raw, options)),
  );
  app.post('/report', atMost(16), json(reportInput), async ({ req }) =>
    respond(await sendReport(req.valid('json'), req.raw, options)),
  );
  app.post('/save-notices', atMost(16), administrator, json(noticesInput), async ({ req, var: { caller } }) =>
    respond(await saveNotices(req.valid('json'), caller, options)),
  );
  app.post('/save-publishing', atMost(16), administrator, json(publishingInput), async ({ req, var: { caller } }) =>
    respond(await savePublishing(req.valid('json'), caller, options)),
  );
  app.post('/save-redirects', atMost(1024), administrator, json(redirectsInput), async ({ req, var: { caller } }) =>
    respond(await saveRedirects(req.valid('json'), caller, options)),
  );

  app.notFound(({ req }) => {
    if (req.method !== 'POST' && app.routes.some(({ path }) => path === req.path))
      return refuse(new ActionError(405, 'method-not-allowed', 'Actions are called with POST.'));
    return refuse(new ActionError(404, 'not-found', `There is no ${req.path} here.`));
  });
  app.onError((error) =>
    // Thrown by the validator.
    refuse(error instanceof HTTPException ? new ActionError(400, 'invalid', 'The body is not JSON.') : error),
  );
  return async (request) => app.fetch(request);
}
