import type { Account } from '../auth/accounts/listAccounts';
import type { EmailCode } from '../auth/accounts/listCodes';
import type { ReceivedMail } from '../mail/createMailbox';
import type { Report } from '../reports/createReports';
import type { DeniedRequest } from '../rules/deniedRequests';
import type { StoredObject } from '../storage/storedObject';
import { type Html, html } from './html';
import { facts, dateTime } from './layout';
import { pagedList } from './pager';
import { paths } from './paths';

export function accountsPage(accounts: readonly Account[], url: URL): Html {
  return pagedList(
    accounts,
    url,
    'No accounts yet. They appear here after a sign-up on the site.',
    ({ uid, email, emailVerified, name, providers, disabled, claims, created, lastSignIn }) =>
      html`<li>
        <h2 dir="auto">
          ${email ?? 'Anonymous'}${disabled ? html` <strong class="mark">disabled</strong>` : undefined}
        </h2>
        ${facts([
          ['Name', name],
          ['uid', uid],
          ['Providers', providers.join(', ') || 'none'],
          ['E-mail verified', emailVerified ? 'yes' : 'no'],
          ['Claims', Object.keys(claims).length > 0 ? JSON.stringify(claims) : null],
          ['Created', dateTime(created)],
          ['Last sign-in', lastSignIn === null ? null : dateTime(lastSignIn)],
        ])}
      </li>`,
  );
}

const kinds: Readonly<Record<string, readonly [string, string]>> = {
  VERIFY_EMAIL: ['Confirm the address', 'Confirm this address'],
  PASSWORD_RESET: ['Reset the password', 'Choose a new password'],
  EMAIL_SIGNIN: ['Sign-in link', 'Sign in'],
  VERIFY_AND_CHANGE_EMAIL: ['Confirm a new address', 'Confirm the new address'],
};

export function codesPage(codes: readonly EmailCode[], url: URL): Html {
  return pagedList(
    codes.toReversed(),
    url,
    'No emails yet. Confirmations, resets and sign-in links appear here.',
    ({ kind, email, link }) => {
      const [title, words] = kinds[kind] ?? [kind, 'Open the link'];
      // The link comes from a request, so show a link that runs a script as plain text.
      const action = /^https?:\/\//.test(link)
        ? html`<p>
            <a class="action" href="${link}" rel="noreferrer">${words}<span class="hidden"> for ${email}</span></a>
          </p>`
        : html`<pre>${link}</pre>`;
      return html`<li>
        <h2>${title}</h2>
        ${facts([['To', email]])}${action}
      </li>`;
    },
  );
}

export function mailPage(mails: readonly ReceivedMail[], url: URL): Html {
  return pagedList(
    mails,
    url,
    'No emails yet. Alerts, reminders and confirmations appear here.',
    ({ id, subject, to, time }) =>
      html`<li>
        <h2 dir="auto"><a href="${paths.message(id)}">${subject}</a></h2>
        ${facts([
          ['To', to],
          ['Received', dateTime(time)],
        ])}
      </li>`,
  );
}

export function messagePage({ id, text, headers, size }: ReceivedMail): Html {
  const urls = [...new Set(text.match(/https?:\/\/\S+/g) ?? [])];
  return html`<p><a href="${paths.message(id, 'html')}">Show as HTML</a> (${size} bytes)</p>
    <ul>
      ${urls.map((href) => html`<li><a href="${href}" rel="noreferrer">${href}</a></li>`)}
    </ul>
    <pre dir="auto">${text}</pre>
    ${facts(headers)}`;
}

/** Start of every path of a document. */
const root = /^\/databases\/\(default\)\/documents\//;

export function deniedPage(denied: readonly DeniedRequest[], url: URL): Html {
  return pagedList(
    denied,
    url,
    'No denied requests yet.',
    ({ time, service, method, path, uid, trace }) =>
      html`<li>
        <h2 dir="auto"><span class="mark">${method}</span> ${path.replace(root, '')}</h2>
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
                  ${outcome === 'no-match' ? 'No rule' : html`Line ${line}, column ${column}`}: <code>${reason}</code>
                </li>`,
            )}
        </ol>
      </li>`,
  );
}

export function imagesPage(objects: readonly StoredObject[], url: URL): Html {
  return pagedList(
    objects,
    url,
    'No images yet. Uploads of members appear here.',
    ({ name, bucket, contentType, size, updated, downloadTokens }) => {
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
    },
  );
}

export function reportsPage(reports: readonly Report[], url: URL): Html {
  return pagedList(
    reports,
    url,
    'No reports yet. Errors and violations of the security policy appear here.',
    ({ time, type, url: page, body }) =>
      html`<li>
        <h2 dir="auto">${type}</h2>
        ${facts([
          ['When', dateTime(time)],
          ['Page', page],
          ...Object.entries(body).filter(([, value]) => !value.includes('\n')),
        ])}
        ${Object.values(body)
          .filter((value) => value.includes('\n'))
          .map((value) => html`<pre dir="auto">${value}</pre>`)}
      </li>`,
  );
}
