/** @jest-environment node */
import type { MailSettings, SiteFile } from '@adp/site-document/siteFile';
import { checkMail } from './checkMail';
import type { Examination } from './finding';

const anonymous: MailSettings = {
  host: 'smtp.provider.example',
  port: 465,
  secure: true,
  from: 'Example <alerts@site.example>',
  dkimSelector: 's1',
};
const mail: MailSettings = { ...anonymous, user: 'user' };
const silent: SiteFile = {
  origin: 'https://site.example',
  registry: { apps: [], social: {} },
  hosting: { project: 'demo-test', api: 'https://api.example', sites: {} },
};
const site: SiteFile = { ...silent, mail };
const records: Readonly<Record<string, readonly string[]>> = {
  'site.example': ['google-site-verification=x', 'v=spf1 include:provider.example -all'],
  's1._domainkey.site.example': ['v=DKIM1; k=rsa; p=MIIBIjANBgkqhki', 'G9w0BAQEFAAOCAQ8A'],
  '_dmarc.site.example': ['v=DMARC1; p=none'],
};

const toError = (code: string) => Object.assign(new Error(`query ${code}`), { code });

interface Changes {
  readonly mail?: Partial<MailSettings>;
  readonly records?: Readonly<Record<string, readonly string[]>>;
  readonly examination?: Partial<Examination>;
}

async function examineMail({ mail: changed, records: others, examination }: Changes = {}) {
  const findings: string[] = [];
  const notes: string[] = [];
  const texts = { ...records, ...others };
  await checkMail(
    {
      name: 'production',
      site: { ...site, mail: { ...mail, ...changed } },
      hosting: [],
      firebaserc: '',
      token: 'owner',
      fetch: () => Promise.resolve(Response.json({})),
      dns: {
        resolveTxt: (name) => {
          const lines = texts[name] ?? [];
          // A long record is returned as a list of parts.
          if (lines.length === 0) return Promise.reject(toError('ENOTFOUND'));
          return Promise.resolve(name.includes('_domainkey') ? [lines] : lines.map((text) => [text]));
        },
        resolveMx: () => Promise.resolve([{ exchange: 'mx.site.example', priority: 1 }]),
      },
      environment: {},
      onNote: (note) => notes.push(note),
      ...examination,
    },
    (about, problem, remedy) => findings.push(`${about}: ${problem} ${remedy}`),
  );
  return { findings, notes };
}

test('correct settings have no findings', async () => {
  await expect(examineMail()).resolves.toEqual({ findings: [], notes: [] });
});

test('a subdomain uses the DMARC record of its parent domain', async () => {
  const { findings } = await examineMail({
    mail: { from: 'alerts@mail.site.example' },
    records: { 'mail.site.example': ['v=spf1 -all'], 's1._domainkey.mail.site.example': ['p=MII'] },
  });
  expect(findings).toEqual([]);
});

test.each<[string, Changes, string]>([
  ['a local host', { mail: { host: 'localhost' } }, 'not a public host name'],
  ['port 25', { mail: { port: 25, secure: false } }, 'Port 25 of "mail" is for servers'],
  ['STARTTLS on port 465', { mail: { secure: false } }, 'Port 465 of "mail" does not match "secure": false'],
  ['TLS from the start on port 587', { mail: { port: 587 } }, 'Port 587 of "mail" does not match "secure": true'],
  ['a sender of another domain', { mail: { from: 'a@other.example' } }, 'but the site is site.example'],
  ['no SPF record', { records: { 'site.example': [] } }, 'no SPF record'],
  ['two SPF records', { records: { 'site.example': ['v=spf1 -all', 'v=spf1 ~all'] } }, 'has 2 SPF records'],
  ['an SPF record for all servers', { records: { 'site.example': ['v=spf1 +all'] } }, 'allows every server'],
  ['no DKIM record', { records: { 's1._domainkey.site.example': [] } }, 'There is no DKIM record'],
  ['a revoked DKIM key', { records: { 's1._domainkey.site.example': ['v=DKIM1; p='] } }, 'has an empty key'],
  ['no DMARC record', { records: { '_dmarc.site.example': [] } }, 'There is no DMARC record'],
  ['a DMARC record without a policy', { records: { '_dmarc.site.example': ['v=DMARC1;'] } }, 'no valid policy'],
  [
    'a missing secret',
    { examination: { fetch: () => Promise.resolve(new Response('', { status: 404 })) } },
    'functions:secrets:set ALERTS_SECRET --project demo-test',
  ],
])('%s is reported', async (_, changes, text) => {
  const { findings } = await examineMail(changes);
  expect(findings).toContainEqual(expect.stringContaining(text));
});

test('no MX record and no user are reported', async () => {
  const { findings } = await examineMail({
    examination: {
      site: { ...site, mail: anonymous },
      dns: {
        resolveTxt: (name) => Promise.resolve((records[name] ?? []).map((text) => [text])),
        resolveMx: () => Promise.reject(toError('ENODATA')),
      },
    },
  });
  expect(findings).toContainEqual(expect.stringContaining('no MX record'));
  expect(findings).toContainEqual(expect.stringContaining('has no user'));
});

test('a missing DKIM selector is noted', async () => {
  const { dkimSelector, ...others } = mail;
  const { findings, notes } = await examineMail({ examination: { site: { ...site, mail: others } } });
  expect([findings, notes]).toEqual([[], [expect.stringContaining('"dkimSelector"')]]);
  expect(dkimSelector).toBe('s1');
});

test('secrets in the environment are not looked up', async () => {
  const fetch = jest.fn();
  const environment = { ALERTS_SECRET: 'a', MAIL_EVENTS_SECRET: 'b', SMTP_PASSWORD: 'c' };
  await examineMail({ examination: { environment, fetch } });
  expect(fetch).not.toHaveBeenCalled();
});

test('a site without emails, an unreadable secret and an unreachable DNS server are each noted in one sentence', async () => {
  expect(await examineMail({ examination: { site: silent } })).toEqual({
    findings: [],
    notes: ['The site file has no "mail", so the site sends no emails, and nothing about them was checked.'],
  });
  const refused = () => Promise.resolve(new Response('', { status: 403 }));
  expect((await examineMail({ examination: { fetch: refused } })).notes).toHaveLength(3);
  const fail = () => Promise.reject(toError('ECONNREFUSED'));
  expect(await examineMail({ examination: { dns: { resolveTxt: fail, resolveMx: fail } } })).toEqual({
    findings: [],
    notes: ["The DNS server does not answer, so the records of the sender's domain were not checked."],
  });
});
