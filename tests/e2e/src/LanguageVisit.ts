import type { Locator, Page, Request } from '@playwright/test';
import { findForeignTexts, readMessage } from './interfaceTexts';
import { expectAccessible } from './pageChecks';
import type { TestSite } from './startSite';
import { expect } from './test';

/** The languages of the site that are not in its sources, by their names in their words. */
export const languageNames = { fr: 'Français', pt: 'Português', ar: 'العربية', sw: 'Kiswahili' };
type Language = keyof typeof languageNames;

/** One language of each direction: what axe looks at, letters apart, is the same in the others. */
const axeLanguages: readonly Language[] = ['fr', 'ar'];

/** The catalogs, by the names that a visit has for them. */
const catalogs = {
  shell: 'shell/src/messages/*.json',
  toasts: 'shell/src/messages/toasts-*.json',
  errors: 'shell/src/messages/errors-*.json',
  removed: 'shell/src/messages/removed-*.json',
  entry: 'mfe-account/src/messages/entry-*.json',
  signUp: 'mfe-account/src/messages/sign-up-*.json',
  sendLink: 'mfe-account/src/messages/send-link-*.json',
  identity: 'mfe-account/src/messages/identity-*.json',
  settings: 'mfe-account/src/messages/settings-*.json',
  actions: 'mfe-content/src/messages/actions-*.json',
  detail: 'mfe-content/src/messages/detail-*.json',
  empty: 'mfe-content/src/messages/empty-*.json',
  myItems: 'mfe-content/src/messages/my-items-*.json',
  myContent: 'mfe-content/src/messages/my-content-*.json',
  search: 'mfe-content/src/messages/search-*.json',
  translate: 'mfe-content/src/messages/translate-*.json',
  write: 'mfe-content/src/messages/write-*.json',
} as const;
type Catalog = keyof typeof catalogs;

/** A page on which the site is read in one language, by the words of that language. */
export class LanguageVisit {
  readonly main: Locator;
  readonly dialog: Locator;
  /** What has no answer yet. */
  private readonly pending = new Set<Request>();

  constructor(
    readonly page: Page,
    readonly site: TestSite,
    readonly language: Language,
  ) {
    page.on('request', (request) => this.pending.add(request));
    page.on('requestfinished', (request) => this.pending.delete(request));
    page.on('requestfailed', (request) => this.pending.delete(request));
    this.main = page.getByRole('main');
    this.dialog = page.getByRole('dialog');
  }

  message(catalog: Catalog, id: string): string {
    return readMessage(catalogs[catalog], this.language, id);
  }

  /** A button by the name that it has in the language. */
  button(catalog: Catalog, id: string, parent: Locator = this.main): Locator {
    return parent.getByRole('button', { name: this.message(catalog, id), exact: true });
  }

  /** What shows a message that has no placeholders. */
  text(catalog: Catalog, id: string): Locator {
    return this.page.getByText(this.message(catalog, id), { exact: true });
  }

  /** The heading of a page, by a message. */
  title(catalog: Catalog, id: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.message(catalog, id) });
  }

  async goto(path: string): Promise<void> {
    // What the page before still waited for is no matter of the next one.
    this.pending.clear();
    await this.page.goto(`${this.site.origin}/${this.language}${path}`);
  }

  /** Opens a page, and looks at it once all has come. */
  async open(path: string, state: string, axe = true): Promise<void> {
    await this.goto(path);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    await this.untilQuiet();
    await this.expectInLanguage(state, axe);
  }

  /** Waits for 200 ms without a request: Playwright's half second is paid by each of many pages. */
  private async untilQuiet(): Promise<void> {
    for (let quiet = 0, waits = 0; quiet < 4 && waits < 100; waits += 1) {
      await new Promise((done) => setTimeout(done, 50));
      quiet = this.pending.size === 0 ? quiet + 1 : 0;
    }
  }

  /** Nothing on the page is in another language than its interface, and axe finds nothing where it has not looked at such a page before. */
  async expectInLanguage(state: string, axe = true): Promise<void> {
    const name = `${state} in ${this.language}`;
    await expect(this.page.locator('html')).toHaveAttribute('lang', this.language);
    if (axe && axeLanguages.includes(this.language)) await expectAccessible(this.page, name);
    expect(await findForeignTexts(this.page, this.language), name).toEqual([]);
  }

  /** Sends a form as it is, and waits until it says what is wrong. */
  async sendRefused(catalog: Catalog, button: string): Promise<void> {
    await this.button(catalog, button).first().click();
    await expect(this.page.getByRole('alert').first()).toBeVisible();
  }
}
