import type { ReceivedMail } from '../mail/createMailbox';
import type { Report } from '../reports/createReports';
import type { DeniedRequest } from '../rules/deniedRequests';
import type { ShownAccount, ShownCode, ShownObject } from './developerData';
import { type Html, html } from './html';
import { empty, facts, dateTime } from './layout';
import { getPage } from './pager';
import { paths } from './paths';

export function accountsPage(accounts: readonly ShownAccount[], url: URL): Html {
  if (accounts.length === 0) return empty('No accounts yet. They appear here after a sign-up on the site.');
  const { items, links } = getPage(accounts, url);
  return html`<ul class="ledger">
      ${items.map(
        (account) =>
          html`<li>
            <h2 dir="auto">
              ${account.email ?? 'Anonymous'}${account.disabled ? html` <strong class="mark">disabled</strong>` : undefined}
            </h2>
            ${facts([
              ['Name', account.displayName],
              ['uid', account.uid],
              ['Providers', account.providers.join(', ') || 'none'],
              ['E-mail verified', account.emailVerified ? 'yes' : 'no'],
              ['Claims', Object.keys(account.claims ?? {}).length > 0 ? JSON.stringify(account.claims) : undefined],
              ['Created', account.createdAt === undefined ? undefined : dateTime(account.createdAt)],
              ['Last sign-in', account.lastLoginAt === undefined ? undefined : dateTime(account.lastLoginAt)],
            ])}
          </li>`,
      )}
    </ul>
    ${links}`;
}

const kinds: Readonly<Record<string, readonly [string, string]>> = {
  VERIFY_EMAIL: ['Confirm the address', 'Confirm this address'],
  PASSWORD_RESET: ['Reset the password', 'Choose a new password'],
  EMAIL_SIGNIN: ['Sign-in link', 'Sign in'],
  VERIFY_AND_CHANGE_EMAIL: ['Confirm a new address', 'Confirm the new address'],
};

export function codesPage(codes: readonly ShownCode[], url: URL): Html {
  if (codes.length === 0) return empty('No emails yet. Confirmations, resets and sign-in links appear here.');
  const { items, links } = getPage([...codes].reverse(), url);
  return html`<ul class="ledger">
      ${items.map(({ kind, email, link, time }) => {
        const [title, words] = kinds[kind] ?? [kind, 'Open the link'];
        // The link comes from a request, so show a link that runs a script as plain text.
        const action = /^https?:\/\//.test(link)
          ? html`<p>
              <a class="action" href="${link}" rel="noreferrer">${words}<span class="hidden"> for ${email}</span></a>
            </p>`
          : html`<pre>${link}</pre>`;
        return html`<li>
          <h2>${title}</h2>
          ${facts([
            ['To', email],
            ['Sent', time === undefined ? undefined : dateTime(time)],
          ])}${action}
        </li>`;
      })}
    </ul>
    ${links}`;
}

export function mailPage(mails: readonly ReceivedMail[], url: URL): Html {
  if (mails.length === 0) return empty('No emails yet. Alerts, reminders and confirmations appear here.');
  const { items, links } = getPage(mails, url);
  return html`<ul class="ledger">
      ${items.map(
        ({ id, subject, to, time }) =>
          html`<li>
            <h2 dir="auto"><a href="${paths.message(id)}">${subject}</a></h2>
            ${facts([
              ['To', to],
              ['Received', dateTime(time)],
            ])}
          </li>`,
      )}
    </ul>
    ${links}`;
}

/** Renders an email: its links, its text and its headers. */
export function messagePage({ id, text, headers, size }: ReceivedMail): Html {
  const urls = [...new Set(text.match(/https?:\/\/\S+/g) ?? [])];
  return html`<p><a href="${paths.message(id, 'html')}">Show as HTML</a> (${size} bytes)</p>
    <ul>
      ${urls.map((href) => html`<li><a href="${href}" rel="noreferrer">${href}</a></li>`)}
    </ul>
    <pre dir="auto">${text}</pre>
    ${facts(headers)}`;
}

export function deniedPage(denied: readonly DeniedRequest[], url: URL): Html {
  if (denied.length === 0) return empty('No denied requests yet.');
  const { items, links } = getPage(denied, url);
  return html`<ul class="ledger">
      ${items.map(
        ({ time, service, method, path, uid, trace }) =>
          html`<li>
            <h2 dir="auto"><span class="mark">${method}</span> ${shortened(path)}</h2>
            ${facts([
              ['When', dateTime(time)],
              ['Who', uid ?? 'nobody'],
              ['Rules', service === 'firebase.storage' ? 'storage.rules' : 'firestore.rules'],
            ])}
            <ol class="trace">
              ${trace
                .filter(({ outcome }) => outcome !== 'allowed')
                .map(
                  ({ line, column, reason, outcome }) =>
                    html`<li>
                      ${outcome === 'no-match' ? 'No rule' : html`Line ${line}, column ${column}`}:
                      <code>${reason}</code>
                    </li>`,
                )}
            </ol>
          </li>`,
      )}
    </ul>
    ${links}`;
}

export function imagesPage(objects: readonly ShownObject[], url: URL): Html {
  if (objects.length === 0) return empty('No images yet. Uploads of members appear here.');
  const { items, links } = getPage(objects, url);
  return html`<ul class="ledger">
      ${items.map(({ name, bucket, contentType, size, updated, downloadTokens }) => {
        const query = new URLSearchParams({ alt: 'media', token: downloadTokens[0] ?? '' }).toString();
        return html`<li>
          <h2 dir="auto">
            <a href="/v0/b/${encodeURIComponent(bucket)}/o/${encodeURIComponent(name)}?${query}">${name}</a>
          </h2>
          ${facts([
            ['Type', contentType],
            ['Size', `${(size / 1024).toFixed(1)} KiB`],
            ['Changed', dateTime(updated)],
          ])}
        </li>`;
      })}
    </ul>
    ${links}`;
}

export function reportsPage(reports: readonly Report[], url: URL): Html {
  if (reports.length === 0) return empty('No reports yet. Errors and violations of the security policy appear here.');
  const { items, links } = getPage(reports, url);
  return html`<ul class="ledger">
      ${items.map(
        ({ time, type, url: address, body }) =>
          html`<li>
            <h2 dir="auto">${type}</h2>
            ${facts([
              ['When', dateTime(time)],
              ['Page', address],
              ...Object.entries(body).filter(([, value]) => !value.includes('\n')),
            ])}
            ${Object.values(body)
              .filter((value) => value.includes('\n'))
              .map((value) => html`<pre dir="auto">${value}</pre>`)}
          </li>`,
      )}
    </ul>
    ${links}`;
}

/** Removes the prefix that all document paths share. */
function shortened(path: string): string {
  return path.replace(/^\/databases\/\(default\)\/documents\//, '');
}
