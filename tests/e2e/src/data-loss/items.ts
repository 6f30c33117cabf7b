import type { Page } from '@playwright/test';
import { type Writer } from '../accounts';
import type { TestSite } from '../startSite';
import { storedFields } from '../storedFields';
import { expect } from '../writing';
import { newText, type Text } from './text';

export interface Item {
  readonly id: string;
  readonly text: Text;
  /** URL of the form that edits the item. */
  readonly address: string;
}

let itemCount = 0;

/** Stores a published article by the writer. */
export async function putItem(site: TestSite, writer: Writer): Promise<Item> {
  itemCount += 1;
  const id = `no-data-loss-${process.pid}-${itemCount}`;
  const text = newText();
  const author = { author_uid: writer.uid, author_username: writer.username, author_name: 'Wanjiru Test' };
  const fields = await storedFields(site, 'articles/leaving-gaps-as-gaps');
  site.firestore.put(`articles/${id}`, {
    ...fields,
    ...toWireFields({ ...author, ...text }),
    sample: { booleanValue: false },
  });
  return { id, text, address: `${site.origin}/articles/${id}/edit` };
}

/** Changes an item in the database, as if its author had edited the item on another device. */
export async function changeElsewhere(site: TestSite, { id }: Item, text: Text): Promise<void> {
  site.firestore.put(`articles/${id}`, { ...(await storedFields(site, `articles/${id}`)), ...toWireFields(text) });
}

export async function deleteElsewhere(site: TestSite, { id }: Item): Promise<void> {
  const answer = await fetch(`${site.origin}/v1/projects/demo-adp/databases/(default)/documents/articles/${id}`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
  expect(answer.ok).toBe(true);
}

/** Returns the text of an item in the database. */
export async function storedText(site: TestSite, { id }: Item): Promise<Text> {
  const fields = (await storedFields(site, `articles/${id}`)) as Record<keyof Text, { stringValue?: string }>;
  const of = (field: keyof Text) => fields[field].stringValue ?? '';
  return { title: of('title'), summary: of('summary'), body: of('body') };
}

export const publishChange = (page: Page) => page.getByRole('button', { name: 'Publish changes' });

function toWireFields(texts: object) {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { stringValue: String(text) }]));
}
