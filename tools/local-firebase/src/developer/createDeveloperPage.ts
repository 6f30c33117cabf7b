import { jsonAnswer, type Service, type ServiceAnswer } from '../http/service';
import type { DeveloperData } from './developerData';
import { getCollection, collectionPage, collectionsPage, documentPage } from './documentPages';
import { type Html, html } from './html';
import { empty, layout, sectionTitles } from './layout';
import { accountsPage, codesPage, deniedPage, imagesPage, mailPage, messagePage, reportsPage } from './listPages';
import { paths, root, type Section, sections } from './paths';
import { styleSheet } from './styleSheet';

// Visitors write the documents, so the page must not run scripts that a document contains.
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// An email may contain what a visitor wrote. Its links must work, and its inline styles must apply.
const messagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-top-navigation";

/**
 * Creates the developer page at `/__/local`: documents, accounts, emails, denied requests, images and reports. Each
 * list is also available as JSON. The page requires no sign-in, so serve it to the local machine only.
 */
export function createDeveloperPage(data: DeveloperData): Service {
  const lists: Readonly<Record<Section, () => readonly unknown[] | Promise<readonly unknown[]>>> = {
    documents: () => [...data.documents()],
    accounts: () => data.accounts(),
    codes: () => data.codes(),
    mail: () => data.mail?.() ?? [],
    denied: () => data.deniedRequests.list(),
    images: () => data.objects?.() ?? [],
    reports: () => data.reports?.() ?? [],
  };

  async function overview(): Promise<Html> {
    const counts = await Promise.all(sections.map(async (section) => (await lists[section]()).length));
    return html`<ul class="ledger">
      ${sections.map(
        (section, index) =>
          html`<li class="row">
            <a href="${paths.section(section)}">${sectionTitles[section]}</a><span class="count">${counts[index]}</span>
          </li>`,
      )}
    </ul>`;
  }

  async function content(section: Section, url: URL): Promise<readonly [string, Html]> {
    const title = sectionTitles[section];
    if (section === 'accounts') return [title, accountsPage(await data.accounts(), url)];
    if (section === 'codes') return [title, codesPage(await data.codes(), url)];
    if (section === 'mail') return [title, mailPage(data.mail?.() ?? [], url)];
    if (section === 'denied') return [title, deniedPage(data.deniedRequests.list(), url)];
    if (section === 'images') return [title, imagesPage(data.objects?.() ?? [], url)];
    if (section === 'reports') return [title, reportsPage(data.reports?.() ?? [], url)];
    const collection = url.searchParams.get('collection');
    return collection === null
      ? [title, collectionsPage(data.documents(), url)]
      : [collection, collectionPage(data.documents(), collection, url)];
  }

  async function answer(url: URL): Promise<ServiceAnswer> {
    const [, name = '', json] = /^\/__\/local\/?([a-z]*)(\.json|\.css)?$/.exec(url.pathname) ?? [];
    if (url.pathname === paths.style)
      return { status: 200, headers: { ...common, 'content-type': 'text/css; charset=utf-8' }, body: styleSheet };
    if (url.pathname === root || url.pathname === `${root}/`) return page(200, layout('Overview', await overview()));
    if (name === 'document' && json === undefined) {
      const path = url.searchParams.get('path') ?? '';
      for (const document of data.documents())
        if (document.path === path) return page(200, layout(path, documentPage(document), 'documents'));
      return page(404, layout('No such document', empty(`There is no document at ${path}.`), 'documents'));
    }
    if (name === 'message' && json === undefined) return message(url.searchParams);
    const section = sections.find((candidate) => candidate === name);
    if (!section || json === '.css')
      return page(404, layout('No such page', empty('Choose one of the sections above.')));
    if (json === '.json') return toJson(section, url);
    const [title, list] = await content(section, url);
    const query = section === 'documents' ? url.search : '';
    return page(
      200,
      layout(
        title,
        html`${list}
          <p><a class="json" href="${paths.json(section)}${query}">As JSON</a></p>`,
        section,
      ),
    );
  }

  function message(params: URLSearchParams): ServiceAnswer {
    const mail = data.mail?.().find(({ id }) => id === params.get('id'));
    if (!mail) return page(404, layout('No such email', empty('This email is no longer stored.'), 'mail'));
    if (params.get('view') !== 'html') return page(200, layout(mail.subject, messagePage(mail), 'mail'));
    const shown = page(200, mail.html);
    return { ...shown, headers: { ...shown.headers, 'content-security-policy': messagePolicy } };
  }

  async function toJson(section: Section, url: URL): Promise<ServiceAnswer> {
    const collection = section === 'documents' ? url.searchParams.get('collection') : null;
    const list =
      collection === null
        ? await lists[section]()
        : [...data.documents()].filter(({ path }) => getCollection(path) === collection);
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
