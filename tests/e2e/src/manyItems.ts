import type { Page } from '@playwright/test';

/** Paths and accessible names of the lists on a site with many items. */
export const lists = [
  ['/knowledge-products', 'Knowledge products'],
  ['/articles', 'Articles'],
  ['/events', 'Events'],
  ['/opportunities', 'Opportunities'],
  ['/products', 'Products'],
] as const;

export const cards = (page: Page, list: string) => page.getByRole('list', { name: list, exact: true }).locator('> li');

/** Locates the text with the number of results. */
export const number = (page: Page) => page.locator('main p[role=status]', { hasText: /results?$|^Results so far/ });
