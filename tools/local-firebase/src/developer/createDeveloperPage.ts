import type { Auth } from '../auth/createAuth';
import type { Firestore } from '../firestore/createFirestore';
import { jsonAnswer, type Service, type ServiceAnswer } from '../http/service';
import type { Mailbox } from '../mail/createMailbox';
import type { Reports } from '../reports/createReports';
import type { DeniedRequests } from '../rules/deniedRequests';
import type { Storage } from '../storage/createStorage';
import { getCollection, collectionPage, collectionsPage, documentPage } from './documentPages';
import { type Html, html } from './html';
import { empty, layout, sectionTitles } from './layout';
import { accountsPage, codesPage, deniedPage, imagesPage, mailPage, messagePage, reportsPage } from './listPages';
import { paths, root, type Section, sections } from './paths';
import { styleSheet } from './styleSheet';

/** Content of the developer page, read again for every request. */
export interface DeveloperData {
  readonly documents: Firestore['save'];
  readonly accounts: Auth['accounts'];
  readonly codes: Auth['codes'];
  readonly mail: Mailbox['list'];
  readonly deniedRequests: Pick<DeniedRequests, 'list'>;
  readonly objects: Storage['objects'];
  readonly reports: Reports['list'];
}

// Visitors write the documents, so the page must not run scripts that a document contains.
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// An email may contain what a visitor wrote. Its links must work, and its inline styles must apply.
const messagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-top-navigation";

/** Creates the developer page. It requires no sign-in, so serve it to the local machine only. */
export function createDeveloperPage(data: DeveloperData): Service {
  const lists: Readonly<Record<Section, () => readonly unknown[]>> = {
    documents: data.documents,
    accounts: data.accounts,
    codes: data.codes,
    mail: data.mail,
    denied: data.deniedRequests.list,
    images: data.objects,
    reports: data.reports,
  };
  const pages: Readonly<Record<Section, (url: URL) => Html>> = {
    documents: (url) => {
      const collection = url.searchParams.get('collection');
      return collection === null
        ? collectionsPage(data.documents(), url)
        : collectionPage(data.documents(), collection, url);
    },
    accounts: (url) => accountsPage(data.accounts(), url),
    codes: (url) => codesPage(data.codes(), url),
    mail: (url) => mailPage(data.mail(), url),
    denied: (url) => deniedPage(data.deniedRequests.list(), url),
    images: (url) => imagesPage(data.objects(), url),
    reports: (url) => reportsPage(data.reports(), url),
  };

  const overview = () =>
    html`<ul class="ledger">
      ${sections.map(
        (section) =>
          html`<li class="row">
            <a href="${paths.section(section)}">${sectionTitles[section]}</a
            ><span class="count">${lists[section]().length}</span>
          </li>`,
      )}
    </ul>`;

  function answer(url: URL): ServiceAnswer {
    const [, name = '', json] = /^\/__\/local\/?([a-z]*)(\.json|\.css)?$/.exec(url.pathname) ?? [];
    if (url.pathname === paths.style)
      return { status: 200, headers: { ...common, 'content-type': 'text/css; charset=utf-8' }, body: styleSheet };
    if (url.pathname === root || url.pathname === `${root}/`) return page(200, layout('Overview', overview()));
    if (name === 'document' && json === undefined) {
      const path = url.searchParams.get('path') ?? '';
      const document = data.documents().find((candidate) => candidate.path === path);
      if (document) return page(200, layout(path, documentPage(document), 'documents'));
      return page(404, layout('No such document', empty(`There is no document at ${path}.`), 'documents'));
    }
    if (name === 'message' && json === undefined) return message(url.searchParams);
    const section = sections.find((candidate) => candidate === name);
    if (!section || json === '.css')
      return page(404, layout('No such page', empty('Choose one of the sections above.')));
    const collection = section === 'documents' ? url.searchParams.get('collection') : null;
    if (json === '.json') return toJson(section, collection);
    const query = section === 'documents' ? url.search : '';
    return page(
      200,
      layout(
        collection ?? sectionTitles[section],
        html`${pages[section](url)}
          <p><a class="json" href="${paths.json(section)}${query}">As JSON</a></p>`,
        section,
      ),
    );
  }

  function message(params: URLSearchParams): ServiceAnswer {
    const mail = data.mail().find(({ id }) => id === params.get('id'));
    if (!mail) return page(404, layout('No such email', empty('This email is no longer stored.'), 'mail'));
    if (params.get('view') !== 'html') return page(200, layout(mail.subject, messagePage(mail), 'mail'));
    const shown = page(200, mail.html);
    return { ...shown, headers: { ...shown.headers, 'content-security-policy': messagePolicy } };
  }

  function toJson(section: Section, collection: string | null): ServiceAnswer {
    const list =
      collection === null
        ? lists[section]()
        : data.documents().filter(({ path }) => getCollection(path) === collection);
    const answer = jsonAnswer(200, list);
    return { ...answer, headers: { ...answer.headers, ...common } };
  }

  return {
    prefixes: [root],
    answer: ({ method, url }) =>
      method === 'GET' || method === 'HEAD'
        ? answer(url)
        : {
            status: 405,
            headers: { ...common, allow: 'GET, HEAD', 'content-type': 'text/plain' },
            body: 'This page is read-only.',
          },
  };
}

const common = {
  'cache-control': 'no-store',
  'content-security-policy': policy,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function page(status: number, text: string): ServiceAnswer {
  return { status, headers: { ...common, 'content-type': 'text/html; charset=utf-8' }, body: text };
}
