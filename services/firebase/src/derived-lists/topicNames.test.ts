/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { choices } from '@adp/shared-data/content';
import { listTopicNames, printTopicNames, topicNamesFile } from './topicNames';

const root = resolve(import.meta.dirname, '../../../..');

test.each(choices.lang)('the names of topics in %s are those of the content app', (language) => {
  const names = listTopicNames(root, language);
  expect(Object.keys(names)).toEqual(
    expect.arrayContaining(['kind.event', 'region.AU-E', 'theme.health', 'type.grant']),
  );
  expect(readFileSync(join(root, topicNamesFile(language)), 'utf8')).toBe(printTopicNames(names));
});
