import type { Page } from '@playwright/test';
import type { FormError } from '../forms';

interface ShownError {
  /** Id of the element that the summary of errors links to. */
  readonly id: string;
  /** Text in the summary. */
  readonly text: string;
  /** Description of the field, which contains the error. */
  readonly beside: string;
  /** True if the field is marked as invalid. Groups of lines and pictures cannot be marked. */
  readonly marked: boolean;
}

interface ShownErrors {
  readonly errors: readonly ShownError[];
  /** Ids of all elements that are marked as invalid. */
  readonly marked: readonly string[];
}

/** Returns the errors that the open form shows. */
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
      const beside = descriptions
        .map((description) => document.getElementById(description)?.textContent ?? '')
        .join(' ');
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

/** Returns the limit that the error message must contain, or undefined for errors without one. */
export function namedLimit({ field, code, index: line }: FormError): string | undefined {
  const bound = bounds[code];
  if (!bound) return undefined;
  const limit = line === undefined ? field[bound] : field.eachMax;
  return new Intl.NumberFormat('en-GB').format(limit ?? 0);
}
