import type { Action, ActionOptions } from './ActionContext';
import { ActionError } from './ActionError';
import { countUsage } from '../usage/countUsage';
import { importItems } from './importItems';
import { findMember, grantRole } from './memberActions';
import { saveNotices, savePublishing, saveRedirects } from './siteSettings';
import { publishPage } from './publishPage';
import { sendReport } from './sendReport';

/** Where the actions are, on the site's own origin. */
const base = '/api/actions/';
/** Bytes of a body: the longest text of a report, in the longest characters, has a fourth of it. */
const bodyLimit = 16 * 1024;
/** A part of an imported file is larger. It is all that a listener of node takes (tools/local-firebase/src/http/toNodeListener.ts). */
const bodyLimits: Readonly<Record<string, number>> = {
  'count-usage': 256 * 1024,
  import: 1024 * 1024,
  // The most that a page may have (programmePageLimits.content), in the longest characters.
  'publish-page': 512 * 1024,
  'save-redirects': 1024 * 1024,
};

/** Answers `POST /api/actions/{name}`: what the rules cannot let a page do itself (docs/decisions/091). Never rejects. */
export function createActions(options: ActionOptions): (request: Request) => Promise<Response> {
  const actions: ReadonlyMap<string, Action> = new Map([
    ['count-usage', countUsage(options)],
    ['find-member', findMember(options)],
    ['grant-role', grantRole(options)],
    ['import', importItems(options)],
    ['publish-page', publishPage(options)],
    ['report', sendReport(options)],
    ['save-notices', saveNotices(options)],
    ['save-publishing', savePublishing(options)],
    ['save-redirects', saveRedirects(options)],
  ]);
  return async (request) => {
    try {
      const { pathname } = new URL(request.url);
      const name = pathname.startsWith(base) ? pathname.slice(base.length) : '';
      const action = actions.get(name);
      if (!action) throw new ActionError(404, 'not-found', `There is no ${pathname} here.`);
      if (request.method !== 'POST') throw new ActionError(405, 'method-not-allowed', 'Actions are called with POST.');
      checkOrigin(request, options.site);
      return respond(200, await action({ request, body: await readBody(request, bodyLimits[name] ?? bodyLimit) }));
    } catch (error) {
      return refuse(error);
    }
  };
}

/** A browser says which page sends, and no page can say otherwise. There are no headers that let other origins in. */
function checkOrigin({ headers }: Request, site: string): void {
  if (headers.get('origin') === site || headers.get('sec-fetch-site') === 'same-origin') return;
  throw new ActionError(403, 'foreign-origin', 'Actions are called by the pages of the site.');
}

async function readBody(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new ActionError(415, 'invalid', 'Send JSON.');
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength > limit) throw new ActionError(413, 'invalid', 'The body is too large.');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch (cause) {
    throw new ActionError(400, 'invalid', 'The body is not JSON.', { cause });
  }
}

function refuse(error: unknown): Response {
  if (!(error instanceof ActionError)) {
    console.error(error);
    return refuse(new ActionError(503, 'unavailable', 'Try again later.', { retryAfter: 30 }));
  }
  const { status, code, message, details } = error;
  const { fields, retryAfter } = details;
  return respond(
    status,
    { error: { code, message, ...(fields && { fields }) } },
    {
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      ...(status === 405 && { allow: 'POST' }),
    },
  );
}

function respond(status: number, body: object, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
}
