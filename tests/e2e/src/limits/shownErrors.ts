import type { Page } from '@playwright/test';
import type { FormError } from '../forms';

interface ShownError {
  /** The element that the summary leads to. */
  readonly id: string;
  /** The words of the summary. */
  readonly text: string;
  /** The words beside the field itself. */
  readonly beside: string;
  /** Whether it is marked as invalid: a group of lines and a picture cannot be. */
  readonly marked: boolean;
}

interface ShownErrors {
  readonly errors: readonly ShownError[];
  /** The ids of everything that is marked as invalid. */
  readonly marked: readonly string[];
}

/** The errors that the open form shows. */
export function getShownErrors(page: Page): Promise<ShownErrors> {
  return page.evaluate(() => {
    const getId = (element: Element) =>
      (element.id.startsWith('f-') ? element : element.closest('[id^="f-"]'))?.id ?? '';
    const marked = [
      ...new Set([...document.querySelectorAll('form [aria-invalid="true"]')].map((element) => getId(element))),
    ];
    const errors = [...document.querySelectorAll('form [role="alert"] a[href^="#f-"]')].map((link) => {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      const field = document.getElementById(id);
      const descriptions = (field?.getAttribute('aria-describedby') ?? '').split(' ');
      const beside = descriptions.map((one) => document.getElementById(one)?.textContent ?? '').join(' ');
      return { id, text: link.textContent, beside, marked: marked.includes(id) };
    });
    return { errors, marked };
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

/** The limit that the words of a error have to name; undefined where it is about none. */
export function namedLimit({ field, code, index: place }: FormError): string | undefined {
  const bound = bounds[code];
  if (!bound) return undefined;
  const limit = place === undefined ? field[bound] : field.eachMax;
  return new Intl.NumberFormat('en-GB').format(limit ?? 0);
}
