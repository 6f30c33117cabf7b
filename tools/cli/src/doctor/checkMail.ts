import { getSenderDomain, type MailSettings } from '@adp/site-document/siteFile';
import type { Add, Check, Examination } from './finding';

/** The secrets without which the functions cannot be deployed. Each is also an environment variable. */
const secretNames = ['ALERTS_SECRET', 'MAIL_EVENTS_SECRET', 'SMTP_PASSWORD'] as const;

export const checkMail: Check = async (examination, add) => {
  const { name, site, onNote } = examination;
  const { mail } = site;
  if (!mail)
    return onNote('The site file has no "mail", so the site sends no emails, and nothing about them was checked.');
  checkServer(`config/sites/${name}.json`, mail, add);
  await checkSecrets(examination, add);
  try {
    await checkDomain(mail, examination, add);
  } catch (error) {
    if (!isOffline(error)) throw error;
    onNote("The DNS server does not answer, so the records of the sender's domain were not checked.");
  }
};

function checkServer(file: string, { host, port, secure, user }: MailSettings, add: Add): void {
  if (!host.includes('.') || /^[\d.]+$/.test(host))
    add(file, `The host ${host} of "mail" is not a public host name.`, 'Use the host name that the provider shows.');
  if (port === 25)
    add(file, 'Port 25 of "mail" is for servers, and Google Cloud blocks it.', 'Use port 465 or 587 of the provider.');
  if (secure !== (port === 465) && [25, 465, 587, 2525].includes(port))
    add(
      file,
      `Port ${port} of "mail" does not match "secure": ${String(secure)}.`,
      'Use true for port 465, and false for ports 587 and 2525, which change to TLS with STARTTLS.',
    );
  if (user === undefined)
    add(
      file,
      'The "mail" has no user, so the server would accept emails from anyone.',
      'Add the user of the provider.',
    );
}

/** Checks that Secret Manager has the secrets. Reads their descriptions and not their values. */
async function checkSecrets({ site, token, fetch, environment, onNote }: Examination, add: Add): Promise<void> {
  const missing = secretNames.filter((secret) => !environment[secret]);
  if (missing.length === 0 || !site.hosting) return;
  const { project, api } = site.hosting;
  if (api.startsWith('http://')) return;
  for (const secret of missing) {
    const response = await fetch(
      `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${secret}/versions/latest`,
      { headers: { authorization: `Bearer ${token}`, 'x-goog-user-project': project } },
    );
    if (response.status === 404)
      add(
        'Secret Manager',
        `The project ${project} has no secret ${secret}.`,
        `npx firebase-tools@15.34.2 functions:secrets:set ${secret} --project ${project}`,
      );
    else if (!response.ok)
      onNote(
        `This account may not see whether the secret ${secret} exists (${response.status}), so it was not checked.`,
      );
  }
}

async function checkDomain(mail: MailSettings, examination: Examination, add: Add): Promise<void> {
  const { site, dns } = examination;
  const domain = getSenderDomain(mail);
  const { hostname } = new URL(site.origin);
  const toSite = domain === hostname || hostname.endsWith(`.${domain}`) || domain.endsWith(`.${hostname}`);
  if (!toSite)
    add(
      domain,
      `Emails come from ${domain}, but the site is ${hostname}.`,
      'Use a sender in the domain of the site, so that readers and filters recognise it.',
    );
  if ((await orNone(dns.resolveMx(domain))).length === 0)
    add(
      domain,
      'The domain has no MX record, so bounces and replies are lost.',
      'Add the MX record of your mail host.',
    );
  await checkSpf(domain, dns, add);
  await checkDkim(mail, examination, add);
  await checkDmarc(domain, dns, add);
}

async function checkSpf(domain: string, dns: Examination['dns'], add: Add): Promise<void> {
  const records = (await readTexts(domain, dns)).filter((text) => /^v=spf1(\s|$)/i.test(text));
  const [record] = records;
  const remedy = 'Add the TXT record that the provider shows, such as "v=spf1 include:provider.example -all".';
  if (record === undefined) add(domain, 'The domain has no SPF record.', remedy);
  else if (records.length > 1)
    add(
      domain,
      `The domain has ${records.length} SPF records, so all of them are invalid.`,
      'Join them to one record.',
    );
  else if (/\s\+?all(\s|$)/i.test(record))
    add(domain, 'The SPF record allows every server to send emails of the domain.', 'End it with -all or ~all.');
}

async function checkDkim(
  { dkimSelector: selector, ...mail }: MailSettings,
  { dns, onNote }: Examination,
  add: Add,
): Promise<void> {
  const domain = getSenderDomain(mail);
  if (selector === undefined)
    return onNote('The site file names no "dkimSelector" in "mail", so the DKIM record was not checked.');
  const name = `${selector}._domainkey.${domain}`;
  const record = (await readTexts(name, dns)).find((text) => /(^|;)\s*p\s*=/i.test(text));
  if (record === undefined) add(name, 'There is no DKIM record.', 'Add the record that the provider shows.');
  else if (!/(^|;)\s*p\s*=\s*[A-Za-z0-9+/]/i.test(record))
    add(name, 'The DKIM record has an empty key, which revokes it.', 'Use the selector of a current key.');
}

/** Checks the DMARC record. A domain without one uses the record of a parent domain. */
async function checkDmarc(domain: string, dns: Examination['dns'], add: Add): Promise<void> {
  const labels = domain.split('.');
  const domains = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
  for (const each of domains) {
    const records = (await readTexts(`_dmarc.${each}`, dns)).filter((text) => /^v\s*=\s*DMARC1\s*(;|$)/i.test(text));
    const [record] = records;
    if (record === undefined) continue;
    if (records.length > 1)
      add(
        `_dmarc.${each}`,
        `There are ${records.length} DMARC records, so all of them are ignored.`,
        'Keep one of them.',
      );
    else if (!/;\s*p\s*=\s*(none|quarantine|reject)\s*(;|$)/i.test(record))
      add(`_dmarc.${each}`, 'The DMARC record has no valid policy.', 'Add p=none, p=quarantine or p=reject.');
    return;
  }
  add(
    `_dmarc.${domain}`,
    'There is no DMARC record.',
    'Add the TXT record "v=DMARC1; p=none; rua=mailto:ADDRESS", and p=quarantine once the reports show no errors.',
  );
}

async function readTexts(name: string, { resolveTxt }: Examination['dns']): Promise<readonly string[]> {
  return (await orNone(resolveTxt(name))).map((parts) => parts.join(''));
}

async function orNone<Entry>(records: Promise<readonly Entry[]>): Promise<readonly Entry[]> {
  try {
    return await records;
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes(getCode(error))) return [];
    throw error;
  }
}

const isOffline = (error: unknown) =>
  ['ECONNREFUSED', 'ETIMEOUT', 'ETIMEDOUT', 'EAI_AGAIN', 'ECANCELLED', 'ENETUNREACH', 'ESERVFAIL'].includes(
    getCode(error),
  );

function getCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
