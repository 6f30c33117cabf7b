import { getClientAddress } from '@adp/edge/address';
import { createActions } from '../actions/createActions';
import { secret, startAlerts } from './startAlerts';
import { site as origin } from './startSite';

export const follow = { email: 'zuri@example.org', topic: 'articles', frequency: 'daily', lang: 'en', timezone: 'UTC' };

interface Call {
  readonly form?: boolean;
  readonly ip?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}

interface Secrets {
  readonly alertsSecret?: string | undefined;
  readonly mailEventsSecret?: string | undefined;
}

export function startActions(secrets: Secrets = {}) {
  const site = startAlerts();
  const handle = createActions({
    site: origin,
    apiKey: 'key',
    administrator: site.administrator,
    accounts: site.mail.accounts,
    now: site.now,
    getIpAddress: getClientAddress,
    alertsSecret: secret,
    ...secrets,
  });
  const call = async (
    name: string,
    body: object,
    { form, ip = '192.0.2.1', headers = {}, method = 'POST' }: Call = {},
  ) => {
    const texts = Object.entries(body).map(([key, value]) => [key, String(value)]);
    const answer = await handle(
      new Request(`${origin}/api/actions/${name}`, {
        method,
        ...(method !== 'GET' && { body: form ? new URLSearchParams(texts).toString() : JSON.stringify(body) }),
        headers: {
          origin,
          'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
          'x-forwarded-for': ip,
          ...headers,
        },
      }),
    );
    const text = await answer.text();
    const json = (text ? JSON.parse(text) : {}) as Record<string, unknown> & {
      error?: { code: string; fields?: string[] };
    };
    return { status: answer.status, json, location: answer.headers.get('location') };
  };
  const run = async () => {
    await site.deliverEvents();
    await site.run();
  };
  const request = async (more: object = {}) => {
    await call('follow-by-email', { ...follow, ...more });
    await run();
    const email = site.sent.at(-1)?.request;
    const link = email?.template === 'confirm' ? new URL(email.parameters.link) : undefined;
    return link?.searchParams.get('token') ?? '';
  };
  const confirm = async (more: object = {}) => {
    const { json } = await call('confirm-subscription', { token: await request(more) });
    return String(json['token']);
  };
  const read = async (token: string) => (await call('read-subscriptions', { token })).json;
  return { ...site, call, run, request, confirm, read };
}
