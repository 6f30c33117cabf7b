/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { choices } from '@adp/shared-data/content';
import { copiedTexts, printTexts } from './copiedTexts';

const root = resolve(import.meta.dirname, '../../../..');

test.each(choices.lang)('the texts that servers use in %s are those of the apps', (language) => {
  const copies = copiedTexts(root, language);
  const ids = copies.flatMap(({ texts }) => Object.keys(texts));
  for (const id of ['kind.event', 'region.AU-E', 'theme.health', 'type.grant', 'notifications.event.approved'])
    expect(ids).toContain(id);
  for (const { file, texts } of copies) expect(readFileSync(join(root, file), 'utf8')).toBe(printTexts(texts));
});
