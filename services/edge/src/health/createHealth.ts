import { appHealth, type AppHealth, healthPath, stoppedPath, visitSchema } from '@adp/shared-data/app-health';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { ApiError, toApiError } from '../api/ApiError';
import type { PublicData } from '../api/createPublicData';
import { errorResponse } from '../api/responses';
import { createSetting, type SiteSettings } from '../createSiteSettings';
import type { HandlerOptions } from '../HandlerOptions';
import { isRobot } from '../isRobot';
import { createHealthCounter } from './createHealthCounter';

/** The largest visit, in bytes: twelve builds with all measurements. */
const maxBody = 4_096;

type HealthOptions = Pick<HandlerOptions, 'site' | 'listBuilds' | 'saveHealth'>;

/** Creates the routes for the health of apps (docs/decisions/172): measured visits, results, and stopped canaries. */
export function createHealth(
  { site, listBuilds, saveHealth }: HealthOptions,
  { reader, now, checkLimit }: PublicData,
  getStopped: SiteSettings['getStopped'],
): Hono {
  const counter = saveHealth && createHealthCounter(saveHealth, now);
  const results = new Map<string, () => Promise<AppHealth | undefined>>();
  const readResults = (app: string) => {
    const read = async () => (await reader.get(appHealth, app)) ?? undefined;
    const getResult = results.get(app) ?? createSetting({ initial: undefined, read, now });
    results.set(app, getResult);
    return getResult();
  };

  const app = new Hono();
  app.post(healthPath, bodyLimit({ maxSize: maxBody, onError: refuseSize }), async ({ req }) => {
    checkLimit(req.raw, 'visits');
    // Browsers set these headers, and pages cannot change them.
    if (req.header('origin') !== site && req.header('sec-fetch-site') !== 'same-origin') throw invalid('origin');
    const visit = parseVisit(await req.text());
    if (counter && listBuilds && !isRobot(req.raw.headers)) void counter.count(visit, await listBuilds());
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  });
  app.get(healthPath, async ({ req }) => {
    checkLimit(req.raw, 'requests');
    const names = listBuilds ? [...(await listBuilds()).keys()] : [];
    const apps = await Promise.all(names.map(readResults));
    return send({ apps: apps.filter((result) => result !== undefined) });
  });
  app.get(stoppedPath, async ({ req }) => {
    checkLimit(req.raw, 'requests');
    return send({ stopped: await getStopped() });
  });
  app.onError((error) => errorResponse(toApiError(error)));
  return app;
}

function parseVisit(text: string) {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw invalid('body');
  }
  const result = v.safeParse(visitSchema, json);
  if (!result.success) throw invalid(v.getDotPath(result.issues[0]) ?? 'body');
  return result.output;
}

const invalid = (parameter: string) =>
  new ApiError(400, 'invalid-parameter', `${parameter}: it is invalid.`, { parameter });

function refuseSize(): never {
  throw invalid('body');
}

function send(body: object): Response {
  return new Response(JSON.stringify(body), {
    headers: {
      // The page with the state of the site is on another host.
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=0, s-maxage=15',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    },
  });
}
