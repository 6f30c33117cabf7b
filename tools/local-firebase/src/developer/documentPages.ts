import type { SavedDocument } from '../firestore/savedDocuments';
import { type Html, html } from './html';
import { empty, facts, dateTime } from './layout';
import { pagedList } from './pager';
import { paths } from './paths';
import { plainValue } from './plainValue';

/** Returns the collection of a document path: `events` for `events/e1`. */
export function getCollection(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

export function collectionsPage(documents: readonly SavedDocument[], url: URL): Html {
  const counts = new Map<string, number>();
  for (const { path } of documents) {
    const collection = getCollection(path);
    counts.set(collection, (counts.get(collection) ?? 0) + 1);
  }
  return pagedList(
    [...counts].sort(([a], [b]) => (a < b ? -1 : 1)),
    url,
    'No documents yet. The site and the sample content create them.',
    ([collection, count]) =>
      html`<li class="row">
        <a href="${paths.collection(collection)}" dir="auto">${collection}</a><span class="count">${count}</span>
      </li>`,
  );
}

export function collectionPage(documents: readonly SavedDocument[], collection: string, url: URL): Html {
  const matches = documents.filter(({ path }) => getCollection(path) === collection);
  return pagedList(
    matches.sort((a, b) => (a.path < b.path ? -1 : 1)),
    url,
    'This collection is empty.',
    ({ path, updateTime }) =>
      html`<li class="row">
        <a href="${paths.document(path)}" dir="auto">${path.slice(collection.length + 1)}</a
        ><span class="faint">${dateTime(updateTime)}</span>
      </li>`,
  );
}

export function documentPage({ path, fields, createTime, updateTime }: SavedDocument): Html {
  const collection = getCollection(path);
  const rows = Object.entries(fields)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, json]) => {
      const { type, value } = plainValue(json);
      const shown =
        typeof value === 'object' && value !== null
          ? html`<pre dir="auto">${JSON.stringify(value, null, 2)}</pre>`
          : html`<div class="value" dir="auto">${String(value)}</div>`;
      return html`<li>
        <h2 dir="auto">${name} <span class="faint">${type}</span></h2>
        ${shown}
      </li>`;
    });
  return html`<p><a class="back" href="${paths.collection(collection)}" dir="auto">All of ${collection}</a></p>
    ${facts([
      ['Created', dateTime(createTime)],
      ['Changed', dateTime(updateTime)],
    ])}
    ${
      rows.length === 0
        ? empty('This document has no fields.')
        : html`<ul class="ledger fields">
            ${rows}
          </ul>`
    }`;
}
