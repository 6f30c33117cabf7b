import type { Locator, Page, Request } from '@playwright/test';
import { findForeignTexts, readMessage } from './interfaceTexts';
import { expectAccessible, findBrokenWords, smallTargets } from './pageChecks';
import type { TestSite } from './startSite';
import { expect } from './test';

/** Name of each translated language in the language itself. */
export const languageNames = { fr: 'Français', pt: 'Português', ar: 'العربية', sw: 'Kiswahili' };
type Language = keyof typeof languageNames;

/**
 * Languages in which axe checks pages: one for each text direction, the only property of a language that axe depends
 * on.
 */
const axeLanguages: readonly Language[] = ['fr', 'ar'];

/** Files of the message catalogs that tests refer to. `*` stands for the language. */
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

/** Visit of pages in one language. Finds elements by the messages of this language. */
export class LanguageVisit {
  readonly main: Locator;
  readonly dialog: Locator;
  /** Requests without a complete response. */
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

  /** Locates a button whose name is a message. */
  button(catalog: Catalog, id: string, parent: Locator = this.main): Locator {
    return parent.getByRole('button', { name: this.message(catalog, id), exact: true });
  }

  /** Locates the element whose text is a message. The message must not have placeholders. */
  text(catalog: Catalog, id: string): Locator {
    return this.page.getByText(this.message(catalog, id), { exact: true });
  }

  /** Locates the page heading whose text is a message. */
  title(catalog: Catalog, id: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.message(catalog, id) });
  }

  async goto(path: string): Promise<void> {
    // Forgets pending requests of the previous page.
    this.pending.clear();
    await this.page.goto(`${this.site.origin}/${this.language}${path}`);
  }

  /** Opens a page, waits until everything has loaded, and checks the page's language and accessibility. */
  async open(path: string, state: string, axe = true): Promise<void> {
    await this.goto(path);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    await this.waitUntilIdle();
    await this.expectInLanguage(state, axe);
  }

  /**
   * Waits for 200 ms without pending requests. Playwright's `networkidle` takes half a second, which is slow for many
   * pages.
   */
  private async waitUntilIdle(): Promise<void> {
    for (let idleChecks = 0, waits = 0; idleChecks < 4 && waits < 100; waits += 1) {
      await new Promise((done) => setTimeout(done, 50));
      idleChecks = this.pending.size === 0 ? idleChecks + 1 : 0;
    }
  }

  /**
   * Expects all interface texts to be in the language of the visit, all words to be unbroken, and all targets to be
   * large. If `axe` is true, also checks the accessibility of this state in one language for each text direction.
   */
  async expectInLanguage(state: string, axe = true): Promise<void> {
    const name = `${state} in ${this.language}`;
    await expect(this.page.locator('html')).toHaveAttribute('lang', this.language);
    if (axe && axeLanguages.includes(this.language)) await expectAccessible(this.page, name);
    expect(await findForeignTexts(this.page, this.language), name).toEqual([]);
    expect(await findBrokenWords(this.page), name).toEqual([]);
    expect(await smallTargets(this.page), name).toEqual([]);
  }

  /** Submits a form that has errors, and waits until an error appears. */
  async sendRefused(catalog: Catalog, button: string): Promise<void> {
    await this.button(catalog, button).first().click();
    await expect(this.page.getByRole('alert').first()).toBeVisible();
  }
}
