import { getClientAddress } from '@adp/edge/address';
import { toNodeListener } from '@adp/edge/node';
import { createServerReader } from '@adp/shared-data/changes';
import { createAdministrator, firestoreOrigin, toWireScalar, type WireValue } from '@adp/shared-data/administrator';
import { createActions } from './actions/createActions';
import type { DocumentEvent } from './background/events';
import { createComposeMail } from './mail/composeMail';
import { createMailTransport, type SmtpSettings } from './mail/createMailTransport';
import { createBackgroundWork } from './createBackgroundWork';

/** The secrets of a site that sends emails, in Secret Manager. Functions receive them as environment variables. */
export const mailSecrets = ['ALERTS_SECRET', 'MAIL_EVENTS_SECRET', 'SMTP_PASSWORD'] as const;

export interface FunctionsConfig {
  readonly site: string;
  readonly projectId: string;
  readonly apiKey: string;
  readonly bucket?: string;
  /** The SMTP settings of the site. Undefined if the site sends no emails. */
  readonly mail?: Omit<SmtpSettings, 'password' | 'ignoreTls'>;
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export function createFunctions(
  { site, mail: smtp, ...project }: FunctionsConfig,
  fetch: Fetch = (url, init) => globalThis.fetch(url, init),
) {
  const getToken = createTokenSource(fetch);
  const { projectId, apiKey } = project;
  const config = { ...project, origin: firestoreOrigin };
  const administrator = createAdministrator(config, { token: getToken, fetch });
  // Send the site's referrer, because the API key only accepts requests from the site's own pages (docs/deploy.md).
  const reader = createServerReader(config, {
    fetch: (url, init) => fetch(url, { ...init, headers: withReferer(init.headers, site) }),
  });
  const accounts = { projectId, origin: 'https://identitytoolkit.googleapis.com', getToken, fetch };
  const { ALERTS_SECRET: alertsSecret, MAIL_EVENTS_SECRET: mailEventsSecret, SMTP_PASSWORD: password } = process.env;
  const mail =
    smtp && alertsSecret
      ? {
          site,
          secret: alertsSecret,
          accounts,
          composeMail: createComposeMail(site),
          transport: createMailTransport({ ...smtp, ...(password && { password }) }),
        }
      : undefined;
  return {
    ...createBackgroundWork(administrator, { site, reader, accounts, mail }),
    actions: toNodeListener(
      // Requests without an IP address share one daily limit.
      createActions({
        site,
        apiKey,
        administrator,
        accounts,
        alertsSecret: mail?.secret,
        mailEventsSecret,
        isRenderer: createRendererCheck({ site, projectId }, fetch),
        getIpAddress: (request) => getClientAddress(request) ?? 'unknown',
      }),
      site,
    ),
  };
}

function withReferer(init: RequestInit['headers'], site: string): Headers {
  const headers = new Headers(init);
  headers.set('referer', `${site}/`);
  return headers;
}

/** Creates the check of the renderer's identity token. The renderer calls once a minute, so nothing is cached. */
function createRendererCheck({ site, projectId }: Pick<FunctionsConfig, 'site' | 'projectId'>, fetch: Fetch) {
  return async (token: string) => {
    const address = `https://oauth2.googleapis.com/tokeninfo?id_token=${encodeURIComponent(token)}`;
    const answer = await fetch(address, {});
    if (!answer.ok) return false;
    const { email, aud } = (await answer.json()) as { readonly email?: unknown; readonly aud?: unknown };
    return email === `edge@${projectId}.iam.gserviceaccount.com` && aud === site;
  };
}

/** Creates a function that returns the service account's access token. Renews the token a minute before it expires. */
function createTokenSource(fetch: Fetch): () => Promise<string> {
  const address = 'http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/token';
  let current: Promise<{ readonly token: string; readonly until: number }> | undefined;
  const request = async () => {
    const answer = await fetch(address, { headers: { 'metadata-flavor': 'Google' } });
    if (!answer.ok) throw new Error(`The metadata server responds with status ${answer.status}.`);
    const { access_token: token, expires_in: seconds } = (await answer.json()) as {
      readonly access_token: string;
      readonly expires_in: number;
    };
    return { token, until: Date.now() + (seconds - 60) * 1000 };
  };
  return async () => {
    const cached = await current?.catch(() => undefined);
    if (cached && cached.until > Date.now()) return cached.token;
    current = request();
    return (await current).token;
  };
}

export interface FunctionsEvent {
  readonly id: string;
  readonly time: string;
  /** The path of the document below the database root. */
  readonly document: string;
  readonly data?: { readonly before?: Snapshot; readonly after?: Snapshot };
}

interface Snapshot {
  readonly exists: boolean;
  readonly data: () => Readonly<Record<string, unknown>> | undefined;
  readonly updateTime?: Timestamp;
}

/** Firestore's timestamp, with seconds and nanoseconds. */
interface Timestamp {
  readonly seconds: number;
  readonly nanoseconds: number;
}

export function toDocumentEvent({ id, time, document, data = {} }: FunctionsEvent): DocumentEvent {
  const toState = ({ data: read, updateTime }: Snapshot) => ({
    fields: toFields(read() ?? {}),
    updateTime: updateTime ? toText(updateTime) : time,
  });
  return {
    id,
    time,
    path: document,
    ...(data.before?.exists && { before: toState(data.before) }),
    ...(data.after?.exists && { after: toState(data.after) }),
  };
}

function toFields(data: Readonly<Record<string, unknown>>): Readonly<Record<string, WireValue>> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toValue(value)]));
}

function toValue(value: unknown): WireValue {
  if (value === null) return { nullValue: null };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  if (isTimestamp(value)) return { timestampValue: toText(value) };
  if (typeof value === 'object') return { mapValue: { fields: toFields({ ...value }) } };
  return toWireScalar(value);
}

function isTimestamp(value: unknown): value is Timestamp {
  return typeof value === 'object' && value !== null && 'seconds' in value && 'nanoseconds' in value;
}

function toText({ seconds, nanoseconds }: Timestamp): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${String(nanoseconds).padStart(9, '0')}Z`;
}
