import type { Page } from '@playwright/test';

/** Lists of a site with many items, as path and accessible name. */
export const lists = [
  ['/knowledge-products', 'Knowledge products'],
  ['/articles', 'Articles'],
  ['/events', 'Events'],
  ['/opportunities', 'Opportunities'],
  ['/products', 'Products'],
] as const;

export const cards = (page: Page, list: string) => page.getByRole('list', { name: list, exact: true }).locator('> li');

/** Finds the line with the number of items. */
export const number = (page: Page) => page.locator('main p[role=status]', { hasText: /results?$|^Results so far/ });
