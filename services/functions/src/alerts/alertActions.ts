import { splitLanguage, toBase } from '@adp/shared-ui/languages';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { type ActionOptions, requireCaller } from '../actions/ActionContext';
import { ActionError } from '../actions/ActionError';
import { fromSite, limitBody } from '../actions/middleware';
import { respond } from '../actions/respond';
import { confirmSubscription, followByEmail, followInput } from './followByEmail';
import { handleMailEvents, mailEventsInput, requireProvider } from './mailEvents';
import {
  changeSubscriber,
  changeSubscription,
  exportSubscriber,
  forgetSubscriber,
  readSubscriptions,
  subscriberInput,
  subscriptionInput,
} from './manageSubscriptions';
import { exportOwnerData } from './ownerData';
import { tokenInput } from './signedLinks';
import { unsubscribe } from './unsubscribe';

interface FormAction<Schema extends v.GenericSchema> {
  readonly input: Schema;
  readonly run: (input: v.InferOutput<Schema>, request: Request) => Promise<object>;
  /** The parameters of the page to which a form returns. */
  readonly toQuery: (result: object, input: v.InferOutput<Schema>) => Readonly<Record<string, string>>;
}

/** The longest body in KiB. A token has at most 2,000 characters. */
const bodyLimit = 16;
/** The longest list of events in KiB. */
const eventsLimit = 512;

/**
 * Adds the actions for subscriptions, which accept JSON, and forms that are then redirected. No GET request changes
 * anything, because mail scanners follow links.
 */
export function addAlertActions(app: Hono, options: ActionOptions): void {
  const add = <Schema extends v.GenericSchema>(name: string, action: FormAction<Schema>) =>
    app.post(`/${name}`, fromSite(options.site), limitBody(bodyLimit), ({ req }) => handle(req.raw, action));
  const withToken = (done: string) => (_: object, input: { readonly token: string }) => ({ token: input.token, done });

  add('follow-by-email', {
    input: followInput,
    run: (input, request) => followByEmail(input, request, options),
    toQuery: () => ({ sent: '1' }),
  });
  add('confirm-subscription', {
    input: tokenInput,
    run: (input) => confirmSubscription(input, options),
    toQuery: (result) => ({ ...('token' in result && { token: String(result.token) }), done: 'confirmed' }),
  });
  add('read-subscriptions', {
    input: tokenInput,
    run: (input) => readSubscriptions(input, options),
    toQuery: withToken('read'),
  });
  add('change-subscription', {
    input: subscriptionInput,
    run: (input) => changeSubscription(input, options),
    toQuery: (_, { token, deleted }) => ({ token, done: deleted ? 'deleted' : 'changed' }),
  });
  add('change-subscriber', {
    input: subscriberInput,
    run: (input) => changeSubscriber(input, options),
    toQuery: withToken('changed'),
  });
  add('forget-subscriber', {
    input: tokenInput,
    run: (input) => forgetSubscriber(input, options),
    toQuery: () => ({ done: 'forgotten' }),
  });
  app.post('/export-subscriber', fromSite(options.site), limitBody(bodyLimit), async ({ req }) => {
    const { input } = await readInput(req.raw, tokenInput);
    return respond(await exportSubscriber(input, options), { headers: asFile });
  });
  app.post('/export-emails', fromSite(options.site), limitBody(bodyLimit), async ({ req }) => {
    const { uid } = await requireCaller(req.raw, options);
    // Members read their other documents themselves.
    const { emails } = await exportOwnerData({ uid }, options.administrator);
    return respond({ emails });
  });
  // Mail programs send this request from any origin. The token in the URL authorizes it.
  app.post('/unsubscribe', limitBody(bodyLimit), async ({ req }) => {
    const token = req.query('token') ?? '';
    const isPageForm = isForm(req.raw) && !(await req.text()).includes('List-Unsubscribe=');
    try {
      await unsubscribe(token, options);
    } catch (error) {
      if (!isPageForm || !(error instanceof ActionError)) throw error;
      return redirect(req.raw, { token, error: error.code });
    }
    return isPageForm ? redirect(req.raw, { token, done: 'unsubscribed' }) : respond({});
  });
  // The mail provider reports bounces and complaints.
  app.post('/mail-events', limitBody(eventsLimit), async ({ req }) => {
    requireProvider(req.raw, options);
    const { input } = await readInput(req.raw, mailEventsInput);
    return respond(await handleMailEvents(input, options));
  });
  app.get('/unsubscribe', ({ req }) => redirect(req.raw, { token: req.query('token') ?? '' }));
}

const asFile = { 'content-disposition': 'attachment; filename="emails.json"' };

async function handle<Schema extends v.GenericSchema>(request: Request, action: FormAction<Schema>): Promise<Response> {
  if (!isForm(request)) {
    const { input } = await readInput(request, action.input);
    return respond(await action.run(input, request));
  }
  const body = new URLSearchParams(await request.clone().text());
  try {
    const { input } = await readInput(request, action.input);
    return redirect(request, action.toQuery(await action.run(input, request), input), body.get('lang'));
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    const page = ['token', 'topic'].flatMap((name) => {
      const value = body.get(name);
      return value ? [[name, value] as const] : [];
    });
    return redirect(request, { ...Object.fromEntries(page), error: error.code }, body.get('lang'));
  }
}

const isForm = ({ headers }: Request) =>
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers.get('content-type') ?? '');

/** Names of form fields whose texts are converted to booleans and numbers. The schema rejects texts that cannot be converted. */
const truths: readonly string[] = ['deleted', 'paused'];
const numbers: readonly string[] = ['digestHour', 'digestDay'];

async function readInput<Schema extends v.GenericSchema>(request: Request, schema: Schema) {
  const text = await request.text();
  const isJson = /^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '');
  if (!isJson && !isForm(request)) throw new ActionError(415, 'invalid', 'Send JSON or a form.');
  const result = v.safeParse(schema, isJson ? parseJson(text) : readForm(new URLSearchParams(text)));
  if (result.success) return { input: result.output };
  const fields = [...new Set(result.issues.map((issue) => v.getDotPath(issue) ?? ''))].filter(Boolean);
  throw new ActionError(400, 'invalid', 'Some fields are invalid.', { fields });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ActionError(400, 'invalid', 'The body is not JSON.');
  }
}

/** Returns the values of a form. Omits empty fields, because they mean that the reader has chosen nothing. */
function readForm(form: URLSearchParams): Readonly<Record<string, unknown>> {
  const entries = [...form].filter(([, value]) => value !== '');
  return Object.fromEntries(
    entries.map(([name, value]) => {
      if (truths.includes(name)) return [name, value === 'true' || value === 'on'];
      return [name, numbers.includes(name) ? Number(value) : value];
    }),
  );
}

/** Redirects a form to the page with the subscriptions, in the language of the form's page. */
function redirect(request: Request, query: Readonly<Record<string, string>>, lang?: string | null): Response {
  const location = `${toBase(readLanguage(request) ?? lang ?? 'en')}/subscriptions?${new URLSearchParams(query).toString()}`;
  return new Response(null, {
    status: 303,
    // The page's URL contains a token, which must not reach other sites.
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' },
  });
}

function readLanguage({ headers }: Request): string | undefined {
  const referrer = headers.get('referer');
  if (!referrer || !URL.canParse(referrer)) return undefined;
  const { pathname } = new URL(referrer);
  return pathname === '/' ? undefined : splitLanguage(pathname).language;
}
