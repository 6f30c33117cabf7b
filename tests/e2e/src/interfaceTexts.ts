import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@adp/shared-ui/languages';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Page } from '@playwright/test';
import { workspace } from './startSite';

type Compiled = ReturnType<typeof compileMessageOrThrow>;

/** Selector of content whose language differs from that of the interface. */
const otherLanguage = ':not(html)[lang]';
/** Selector of content such as names, URLs, dates and time zones. */
const content = '[translate="no"], [dir="auto"], :not(html)[dir="ltr"], bdi, time, abbr, code';

/** Attributes with texts that browsers show or announce. `label` is an attribute of groups of options. */
const attributes = ['label', 'title', 'placeholder', 'alt'].concat(
  ['label', 'description', 'roledescription', 'valuetext', 'placeholder'].map((name) => `aria-${name}`),
);

/** Text that the page shows or announces. */
interface ShownText {
  readonly text: string;
  /** Description of the element, for error messages. */
  readonly location: string;
  readonly isContent: boolean;
}

/** All messages of the site in one language, as patterns in which placeholders match any text. */
class MessagePatterns {
  private readonly plain = new Set<string>();
  private readonly patterns: RegExp[] = [];

  constructor(language: string) {
    for (const message of readMessages(language)) {
      const compiled = compileMessageOrThrow(message);
      const source = toPattern(compiled);
      // Skips messages without letters outside placeholders, because they would match every text.
      if (!hasLetters(source.replaceAll(anyText, '').replaceAll(anyNumber, ''))) continue;
      if (typeof compiled === 'string') this.plain.add(normalize(compiled));
      else this.patterns.push(new RegExp(`^${source.trim()}$`, 'su'));
    }
  }

  /**
   * Returns true for a message, and for several messages joined by one that has no words, such as "{name} ({count})" or
   * "{language}, {format}".
   */
  has(text: string): boolean {
    return (
      this.hasWhole(text) ||
      text.split(/[:·(),،\u2013]/u).every((part) => !hasLetters(part) || isFormat(part) || this.hasWhole(part))
    );
  }

  /** Returns true for a message of several words without placeholders. Content is unlikely to be equal to one. */
  hasSentence(text: string): boolean {
    return text.includes(' ') && this.plain.has(normalize(text));
  }

  private hasWhole(text: string): boolean {
    const shown = normalize(text);
    return this.plain.has(shown) || this.patterns.some((pattern) => pattern.test(shown));
  }
}

/** Returns a function that calls `make` only once for each language. */
function memoize<Value>(make: (language: string) => Value): (language: string) => Value {
  const cache = new Map<string, Value>();
  return (language) => {
    const value = cache.get(language) ?? make(language);
    cache.set(language, value);
    return value;
  };
}

const getPatterns = memoize((language) => new MessagePatterns(language));

/** Returns the names that browsers give to the site's languages, to countries and to weekdays. */
const getNames = memoize((language): ReadonlySet<string | undefined> => {
  const locale = language === 'pt' ? 'pt-PT' : language;
  const languageNames = new Intl.DisplayNames(locale, { type: 'language' });
  const countryNames = new Intl.DisplayNames(locale, { type: 'region' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const countries = letters.flatMap((first) => letters.map((second) => countryNames.of(first + second)));
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const days = Array.from({ length: 7 }, (_, day) => weekdays.format(new Date(Date.UTC(2026, 0, 5 + day))));
  return new Set([...languages.map((code) => languageNames.of(code)), ...countries, ...days]);
});

/** Returns the texts with which a language joins the entries of a list, such as " and ". */
const getJoints = memoize((language): readonly string[] =>
  [
    ['a', 'b'],
    ['a', 'b', 'c', 'd'],
  ].flatMap((entries) =>
    new Intl.ListFormat(language)
      .formatToParts(entries)
      .flatMap(({ type, value }) => (type === 'literal' ? value : [])),
  ),
);

/** Returns true for names of languages, countries and weekdays, each alone or in a list. */
function areNames(text: string, language: string): boolean {
  // Some versions of Unicode's data put a comma before the Arabic "and".
  const joints = new RegExp(
    getJoints(language)
      .map((joint) => `،?${joint}`)
      .join('|'),
    'u',
  );
  // In Arabic, each entry of a list is isolated.
  const entries = text.replaceAll(/[\u2066-\u2069]/gu, '').split(joints);
  return entries.every((entry) => getNames(language).has(entry));
}

// Also replaces "1er", because French writes the first day of a month as an ordinal.
const toDigits = (text: string) => text.replaceAll(/\p{Nd}+(er\b)?/gu, '#');

/** Returns a date in each month as browsers format it, with "#" in place of numbers. */
const getDays = memoize((language): ReadonlySet<string> => {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return new Set(Array.from({ length: 12 }, (_, month) => toDigits(format.format(new Date(2026, month, 11)))));
});

/** Returns all interface texts that are not messages in `language`, each with a description of its element. */
export async function findForeignTexts(page: Page, language: string): Promise<readonly string[]> {
  const [expected, english] = [getPatterns(language), getPatterns('en')];
  const days = getDays(language);
  const shown = (await readShownTexts(page)).filter(
    ({ text }) => !areNames(text, language) && !days.has(toDigits(text)),
  );
  const unknown = shown.filter(({ text, isContent }) =>
    isContent ? english.hasSentence(text) && !expected.has(text) : !expected.has(text) && !isSize(text, language),
  );
  return unknown.map(({ text, location }) => `${location} ${text}`);
}

/** Returns one message of a catalog, such as `shell/src/messages/*.json`. */
export function readMessage(catalog: string, language: string, id: string): string {
  const file = join(workspace, catalog.replace('*', language));
  const message = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[id];
  if (message === undefined) throw new Error(`${file} has no ${id}.`);
  return message;
}

/** Returns true for the name of a file format. */
const isFormat = (text: string) => /^[A-Z]{3,5}$/.test(text.trim());

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** Returns true for a file size as browsers format it, such as "2 kB", or "kilobaiti 2" in Swahili. */
function isSize(text: string, language: string): boolean {
  const unit = new RegExp(`^${anyNumber}(\\p{L}+)$|^(\\p{L}+)${anyNumber}$`, 'u').exec(normalize(text))?.slice(1);
  return unit?.some((name: string | undefined) => name !== undefined && getSizeUnits(language).includes(name)) ?? false;
}

function getSizeUnits(language: string): readonly string[] {
  return ['byte', 'kilobyte', 'megabyte'].flatMap((unit) =>
    (['short', 'long'] as const).flatMap((unitDisplay) =>
      // These numbers cover all plural forms of the site's languages.
      [0, 1, 2, 3, 11, 100].map((number) => {
        const parts = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).formatToParts(number);
        return normalize(parts.find(({ type }) => type === 'unit')?.value ?? '');
      }),
    ),
  );
}

function readMessages(language: string): readonly string[] {
  const { workspaces } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as {
    readonly workspaces: readonly string[];
  };
  const isCatalog = new RegExp(`(^|/)messages/([\\w-]+-)?${language}\\.json$`);
  return workspaces.flatMap((name) => {
    const folder = join(workspace, name, 'src');
    const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    return files
      .filter((file) => isCatalog.test(file))
      .flatMap((file) => Object.values(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>));
  });
}

const anyText = '.*?';
/** Pattern for a number with separators, in Latin or Arabic digits. */
const anyNumber = String.raw`[\p{N}\p{Z}.,'’٫٬]+`;

function toPattern(message: Compiled, isPlural = false): string {
  if (typeof message === 'string') return escape(simplify(message));
  return message.map((token) => toTokenPattern(token, isPlural)).join('');
}

function toTokenPattern(token: Exclude<Compiled, string>[number], isPlural: boolean): string {
  if (typeof token === 'string') return isPlural && token === '#' ? anyNumber : escape(simplify(token));
  const [, type, format] = token;
  if (format === undefined || format === null || typeof format !== 'object') return anyText;
  const isCount = type === 'plural' || type === 'selectordinal';
  const choices = Object.entries(format).filter(([choice]) => choice !== 'offset');
  return `(?:${choices.map(([, value]) => toPattern(value as Compiled, isCount)).join('|')})`;
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Removes direction marks and different kinds of spaces, which are invisible. */
const simplify = (text: string) =>
  text.replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').replaceAll(/\s+/gu, ' ');
const normalize = (text: string) => simplify(text).trim();

/**
 * Returns all texts of the page that contain words: visible texts, options, labels, titles, placeholders, text
 * alternatives and the document title.
 */
function readShownTexts(page: Page): Promise<readonly ShownText[]> {
  return page.evaluate(
    ({ content, otherLanguage, attributes }) => {
      const texts: { text: string; location: string; isContent: boolean }[] = [];
      const add = (element: Element, text: string, name = '') => {
        // Ignores single letters, such as the initial of a member without a picture.
        if (!/\p{L}\P{L}*\p{L}/u.test(text) || element.closest(otherLanguage)) return;
        // Ignores the announcement of the page's title. The parts of the title are added below.
        if (text === document.title) return;
        // Ignores options for countries, languages and currencies, because their names come from the browser.
        if (element instanceof HTMLOptionElement && /^([a-z]{2,3}|[A-Z]{2,3})$/.test(element.value)) return;
        const isContent = element.closest(content) !== null;
        const { tagName, className } = element;
        texts.push({ text, location: `${name}<${tagName.toLowerCase()} class="${String(className)}">`, isContent });
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        // `checkVisibility` is false for options of a closed list, so check the list itself.
        const box = element?.closest('select') ?? element;
        if (element && box?.checkVisibility() && !element.closest('script, style, noscript'))
          add(element, walker.currentNode.textContent ?? '');
      }
      for (const name of attributes)
        for (const element of document.body.querySelectorAll(`[${name}]`))
          // Ignores ARIA labels inside elements that are hidden from screen readers, such as the timer of a toast.
          if (!name.startsWith('aria-') || !element.closest('[aria-hidden="true"]'))
            add(element, element.getAttribute(name) ?? '', name);
      for (const button of document.querySelectorAll('input:is([type="submit"], [type="button"], [type="reset"])'))
        add(button, button.getAttribute('value') ?? '', 'value');
      // Ignores the part of the title that is also a heading, because it may be the title of an item.
      const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
      for (const part of document.title.split(' · '))
        if (!headings.includes(part)) add(document.documentElement, part, 'document.title');
      return texts;
    },
    { content, otherLanguage, attributes },
  );
}
