/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { kindNames } from '@adp/shared-data/content';
import { definitions, files, updateLists } from './updateLists';

test.each(files)('%s has the lists that packages declare', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(updateLists(text)).toBe(text);
});

/** Returns the lines that change in all files if definitions change. */
function findChanges(changed: Partial<typeof definitions>): readonly string[] {
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const lines = new Set(text.split('\n'));
    return updateLists(text, { ...definitions, ...changed })
      .split('\n')
      .filter((line) => !lines.has(line));
  });
}

test('a new language reaches each list of languages', () => {
  const changes = findChanges({ languages: [...definitions.languages, 'ha'] });
  expect(changes).toHaveLength(kindNames.length + 7);
  for (const line of changes) expect(line).toMatch(/sw\|ha\b|'sw', 'ha'\]|isCarried\('sw', .*isCarried\('ha', .*;$/);
});

test('a new kind of content reaches each list of collections', () => {
  const changes = findChanges({
    memberCollections: [...definitions.memberCollections, 'datasets'],
    collections: [...definitions.collections, 'datasets'],
  });
  expect(changes).toHaveLength(5);
  for (const line of changes) expect(line).toContain('datasets');
});

test('a new role gets the rights of the roles below it and not those of the roles above', () => {
  const [member, trusted, ...above] = definitions.roleNames;
  const changes = findChanges({ roleNames: [member, trusted, 'curator', ...above].map(String) });
  expect(changes).toHaveLength(3);
  for (const line of changes) expect(line).toMatch(/trusted\|curator\|reviewer|"trusted", "curator", "reviewer"/);
});

test('a new page and a new institution are added to the patterns of reserved names', () => {
  expect(findChanges({ reservedUsernames: ['datasets', 'about'] })).toEqual([
    expect.stringMatching(/name\.matches\('datasets\|about'\);$/),
  ]);
  expect(findChanges({ reservedWords: ['unesco', 'itu'] })).toEqual([expect.stringContaining('(unesco|itu)(-.*)?')]);
});
