import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { addAlertActions } from '../alerts/alertActions';
import { readPersonalCalendar } from '../alerts/calendar/personalCalendar';
import { countMail } from '../alerts/mailStats';
import { resumeCanary, resumeInput } from '../health/resumeCanary';
import { countHealth, healthInput } from '../health/saveHealth';
import { countUsage, usageInput } from '../usage/saveUsage';
import type { ActionOptions } from './ActionContext';
import { ActionError } from './ActionError';
import { importInput, importItems } from './importItems';
import { findMember, grantInput, grantRole, memberInput } from './memberActions';
import { asAdministrator, asRenderer, limitBody, fromSite, json, sentAsJson } from './middleware';
import { publishInput, publishPage } from './publishPage';
import { refuse, respond } from './respond';
import { reportInput, sendReport } from './sendReport';
import {
  mailInput,
  noticesInput,
  publishingInput,
  redirectsInput,
  saveEntries,
  saveMail,
  savePublishing,
} from './siteSettings';

/** Creates the operations that the security rules cannot check (decision 091), and the personal calendar. */
export function createActions(options: ActionOptions): (request: Request) => Promise<Response> {
  const app = new Hono().basePath('/api/actions');
  const administrator = asAdministrator(options);
  const renderer = asRenderer(options);

  addAlertActions(app, options);
  // Calendar programs read this URL without signing in, so accept requests of any origin.
  app.get('/calendar/:file', etag(), async ({ req }) => {
    const headers = {
      'cache-control': 'private, max-age=900',
      'content-type': 'text/calendar; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    };
    return new Response(await readPersonalCalendar(req.param('file'), options), { headers });
  });
  app.post('*', fromSite(options.site), sentAsJson);
  // Body limits in KiB: 16 is four times the longest report, 512 fits a page's content, and 1024 fits a part of an
  // import or all redirects.
  app.post('/count-usage', limitBody(256), renderer, json(usageInput), async ({ req }) =>
    respond(await countUsage(req.valid('json'), options)),
  );
  app.post('/count-health', limitBody(1024), renderer, json(healthInput), async ({ req }) =>
    respond(await countHealth(req.valid('json'), options)),
  );
  app.post('/count-mail', limitBody(16), administrator, json(v.strictObject({})), async () =>
    respond(await countMail(options)),
  );
  app.post('/find-member', limitBody(16), administrator, json(memberInput), async ({ req }) =>
    respond(await findMember(req.valid('json'), options)),
  );
  app.post('/grant-role', limitBody(64), administrator, json(grantInput), async ({ req, var: { caller } }) =>
    respond(await grantRole(req.valid('json'), caller, options)),
  );
  app.post('/import', limitBody(1024), administrator, json(importInput), async ({ req, var: { caller } }) =>
    respond(await importItems(req.valid('json'), caller, options)),
  );
  app.post('/publish-page', limitBody(512), json(publishInput), async ({ req }) =>
    respond(await publishPage(req.valid('json'), req.raw, options)),
  );
  app.post('/report', limitBody(16), json(reportInput), async ({ req }) =>
    respond(await sendReport(req.valid('json'), req.raw, options)),
  );
  app.post('/resume-canary', limitBody(16), administrator, json(resumeInput), async ({ req, var: { caller } }) =>
    respond(await resumeCanary(req.valid('json'), caller, options)),
  );
  app.post('/save-mail', limitBody(16), administrator, json(mailInput), async ({ req, var: { caller } }) =>
    respond(await saveMail(req.valid('json'), caller, options)),
  );
  app.post('/save-notices', limitBody(16), administrator, json(noticesInput), async ({ req, var: { caller } }) =>
    respond(await saveEntries({ id: 'notices', ...req.valid('json') }, caller, options)),
  );
  app.post('/save-publishing', limitBody(16), administrator, json(publishingInput), async ({ req, var: { caller } }) =>
    respond(await savePublishing(req.valid('json'), caller, options)),
  );
  app.post('/save-redirects', limitBody(1024), administrator, json(redirectsInput), async ({ req, var: { caller } }) =>
    respond(await saveEntries({ id: 'redirects', ...req.valid('json') }, caller, options)),
  );

  app.notFound(({ req }) => {
    if (req.method !== 'POST' && app.routes.some(({ path }) => path === req.path))
      return refuse(new ActionError(405, 'method-not-allowed', 'Use POST to call an action.'));
    return refuse(new ActionError(404, 'not-found', `There is no ${req.path} here.`));
  });
  app.onError((error) =>
    // The body validator throws an HTTPException.
    refuse(error instanceof HTTPException ? new ActionError(400, 'invalid', 'The body is not JSON.') : error),
  );
  return async (request) => app.fetch(request);
}
