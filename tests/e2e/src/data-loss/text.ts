import type { Page } from '@playwright/test';
import type { TestSite } from '../startSite';
import { expect, newTitle, openForm, storedUnder } from '../writing';

/** Text for the form of an article. No other test uses the same title, summary or body. */
export interface Text {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}

export function newText(more: Partial<Text> = {}): Text {
  const title = newTitle('No data loss');
  return { title, summary: `The summary of “${title}”, long enough.`, body: `The body of\n\n“${title}”.`, ...more };
}

const fields = ['title', 'summary', 'body'] as const;

/** Fills in a text. Enters the last character of the body separately, as if by a key press. */
export async function type(page: Page, text: Text): Promise<void> {
  await page.locator('#f-title').fill(text.title);
  await page.locator('#f-summary').fill(text.summary);
  await page.getByLabel('Data governance').check();
  const body = page.locator('#f-body');
  await body.fill(text.body.slice(0, -1));
  await body.press('ControlOrMeta+End');
  await page.keyboard.insertText(text.body.slice(-1));
}

/** Types a text and waits until the device has stored it. */
export async function typeSaved(page: Page, text: Text): Promise<void> {
  await type(page, text);
  await untilSaved(page, text);
}

/** Opens an empty form of an article and types a text. */
export async function begin(page: Page, site: TestSite, text: Text): Promise<void> {
  await openForm(page, site, 'article');
  await type(page, text);
}

/** Opens an empty form of an article, types a text and waits until the device has stored it. */
export async function beginSaved(page: Page, site: TestSite, text: Text): Promise<void> {
  await begin(page, site, text);
  await untilSaved(page, text);
}

/** Expects the complete text in the form. */
export async function expectInForm(page: Page, text: Text): Promise<void> {
  for (const field of fields) await expect(page.locator(`#f-${field}`)).toHaveValue(text[field]);
}

/** Expects the text in the list of drafts at /new, and in the form that opens from this list. */
export async function expectListed(page: Page, site: TestSite, text: Text): Promise<void> {
  await page.goto(`${site.origin}/new`);
  await draftRow(page, text).getByRole('link', { name: 'Continue writing' }).click();
  await expectInForm(page, text);
}

/** Locates the row of a text in the list of drafts at /new. */
export const draftRow = (page: Page, { title }: Text) =>
  page
    .getByRole('list', { name: 'On this device' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Expects that the database contains the complete text once, and that the device no longer stores the text. */
export async function expectSentOnce(page: Page, site: TestSite, text: Text): Promise<void> {
  await expect.poll(async () => (await storedUnder(site, 'article', text.title)).length).toBe(1);
  await expect.poll(async () => (await getSavedTexts(page)).map(({ title }) => title)).not.toContain(text.title);
  const [item, ...more] = await storedUnder(site, 'article', text.title);
  expect(more).toEqual([]);
  for (const field of fields) expect(item?.fields[field]?.stringValue).toBe(text[field].trim());
  expect(item?.fields['status']?.stringValue).toBe('published');
}

/** Expects that the database contains no item with the title of the text. */
export async function expectNotSent(site: TestSite, text: Text): Promise<void> {
  expect(await storedUnder(site, 'article', text.title)).toEqual([]);
}

/** Waits until the device has stored a text. */
export async function untilSaved(page: Page, text: Text): Promise<void> {
  await expect
    .poll(
      async () => (await getSavedTexts(page)).some((saved) => fields.every((field) => saved[field] === text[field])),
      {
        intervals: [50],
      },
    )
    .toBe(true);
}

/** Returns the texts on the device, both in IndexedDB and in localStorage. */
async function getSavedTexts(page: Page): Promise<readonly Partial<Text>[]> {
  return (await savedRecords(page)).map(({ values }) => values);
}

export interface SavedRecord {
  readonly key: string;
  readonly values: Partial<Text>;
}

export async function savedRecords(page: Page): Promise<readonly SavedRecord[]> {
  return page.evaluate(async () => {
    const inLocalStorage = (): SavedRecord[] => {
      try {
        return Object.entries({ ...localStorage })
          .filter(([name]) => name.startsWith('adp.content.draft.'))
          .map(([, json]) => JSON.parse(String(json)) as SavedRecord);
      } catch {
        return [];
      }
    };
    const inDatabase = async (): Promise<SavedRecord[]> => {
      // Checks that the database exists first, because opening a missing database would create it.
      if (!(await indexedDB.databases()).some(({ name }) => name === 'adp.content.drafts')) return [];
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('adp.content.drafts');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no database'));
      });
      const request = database.transaction('drafts').objectStore('drafts').getAll();
      await new Promise((resolve) => request.addEventListener('success', resolve));
      database.close();
      return request.result as SavedRecord[];
    };
    return [...(await inDatabase().catch(() => [])), ...inLocalStorage()];
  });
}
