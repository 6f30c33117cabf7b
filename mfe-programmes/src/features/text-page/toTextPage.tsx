import type { TextCopy } from '@adp/shared-data';
import { inPageLocale } from '../../lib/inPageLocale';
import { TextPage } from './TextPage';

/** A page that shows its copy and nothing else. */
export async function toTextPage(written: TextCopy) {
  const copy = await inPageLocale(written);
  return { Component: () => <TextPage copy={copy} /> };
}
