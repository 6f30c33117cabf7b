import type { Page } from '@playwright/test';
import type { FormError } from '../forms';

interface SaidFault {
  /** The element that the summary leads to. */
  readonly id: string;
  /** What the summary says. */
  readonly text: string;
  /** What is said beside the field itself. */
  readonly beside: string;
  /** What says that it is invalid: nothing can of a group of lines, and of a picture. */
  readonly marked: boolean;
}

interface SaidFaults {
  readonly faults: readonly SaidFault[];
  /** The ids of all that says that it is invalid. */
  readonly marked: readonly string[];
}

/** What the open form says is wrong with it. */
export function saidFaults(page: Page): Promise<SaidFaults> {
  return page.evaluate(() => {
    const idOf = (element: Element) =>
      (element.id.startsWith('f-') ? element : element.closest('[id^="f-"]'))?.id ?? '';
    const marked = [
      ...new Set([...document.querySelectorAll('form [aria-invalid="true"]')].map((element) => idOf(element))),
    ];
    const faults = [...document.querySelectorAll('form [role="alert"] a[href^="#f-"]')].map((link) => {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      const field = document.getElementById(id);
      const said = (field?.getAttribute('aria-describedby') ?? '').split(' ');
      const beside = said.map((one) => document.getElementById(one)?.textContent ?? '').join(' ');
      return { id, text: link.textContent ?? '', beside, marked: marked.includes(id) };
    });
    return { faults, marked };
  });
}

const bounds: Readonly<Record<string, 'min' | 'max'>> = {
  'too-short': 'min',
  'too-few': 'min',
  'too-small': 'min',
  'too-long': 'max',
  'too-many': 'max',
  'too-big': 'max',
};

/** The limit that the words of a fault have to name; undefined where it is about none. */
export function namedLimit({ field, code, index: place }: FormError): string | undefined {
  const bound = bounds[code];
  if (!bound) return undefined;
  const limit = place === undefined ? field[bound] : field.eachMax;
  return new Intl.NumberFormat('en-GB').format(limit ?? 0);
}
