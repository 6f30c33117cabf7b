/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Provided } from '@adp/app-contract/fit';
import { checkApp, listDeprecatedUses, readProvided } from '@adp/app-kit/publish';
import { buildId, emptyFolder, writeFiles } from '../testing/buildFolders';
import { writeApp } from '../testing/writeBuilds';

let folder: ReturnType<typeof emptyFolder>;
beforeEach(() => {
  folder = emptyFolder();
  writeApp(folder.path, 1, ['/tiny', '/tiny/more']);
});
afterEach(() => folder.remove());

test('a build that meets the contract and its budget can be published', async () => {
  await expect(checkApp(folder.path, 'mfe_tiny', ['/tiny'])).resolves.toEqual([]);
});

test.each([
  ['/other', 'mfe_tiny', "/tiny is outside the app's prefixes (/other)"],
  ['/tiny', 'mfe_other', "the build's name is mfe_tiny, the registry's is mfe_other"],
])('a build with the prefix %s and the name %s is rejected', async (prefix, name, sentence) => {
  await expect(checkApp(folder.path, name, [prefix])).resolves.toContain(sentence);
});

test('the size of files for the first view is limited', async () => {
  rmSync(folder.path, { recursive: true });
  writeApp(folder.path, 1, ['/tiny'], `\n// ${randomBytes(30_000).toString('base64')}`);
  const errors = await checkApp(folder.path, 'mfe_tiny', ['/tiny']);
  expect(errors).toEqual([expect.stringMatching(/^entry and routes are \d{5} bytes, 28000 are allowed$/)]);
});

describe('a build that is compared with the live shell', () => {
  const shell: Provided = {
    contracts: [1],
    versions: { '@adp/app-contract': '1.0.0' },
    names: { 'react-router-dom': ['Link', 'Outlet'] },
  };
  const uses = { 'react-router-dom': ['Link'], 'lib/unknown': ['anything'] };
  const check = (live: Partial<Provided>, used: object = uses) => {
    writeFiles(folder.path, { [`${buildId(1)}/uses.json`]: JSON.stringify(used) });
    return checkApp(folder.path, 'mfe_tiny', ['/tiny'], { ...shell, ...live });
  };

  test('is accepted if the shell provides everything that the build imports, and unknown data is not compared', async () => {
    await expect(check({})).resolves.toEqual([]);
  });

  test('is rejected if it imports a name that the shell does not provide', async () => {
    await expect(check({}, { 'react-router-dom': ['Link', 'NavLink', 'useFetcher'] })).resolves.toEqual([
      'it imports NavLink, useFetcher from react-router-dom, which the shell does not export',
    ]);
  });

  test('is rejected if it uses a name of the page that the shell lacks', async () => {
    const names = { ...shell.names, 'shell:tokens': ['--ink'], 'shell:caches': [] };
    const used = {
      'shell:tokens': ['--ink', '--paper'],
      'shell:caches': ['adp-pages'],
      'bundled:@adp/shared-ui': ['Button'],
    };
    await expect(check({ names }, used)).resolves.toEqual([
      'it uses the tokens --paper, which the shell lacks',
      'it uses the caches adp-pages, which the shell lacks',
    ]);
    await expect(check({}, used)).resolves.toEqual([]);
  });

  test('is accepted if a shared package answers to the required version', async () => {
    const versions = { '@adp/app-contract': '2.0.0' };
    await expect(check({ versions, accepts: { '@adp/app-contract': ['1.0'] } })).resolves.toEqual([]);
  });

  test('is described if it uses deprecated names', async () => {
    await check({});
    const deprecation = { group: 'react-router-dom', lastDay: '2027-06-30', replacement: 'Use Outlet.' };
    const deprecations = ['Link', 'useFetcher'].map((name) => ({ ...deprecation, name }));
    expect(listDeprecatedUses(folder.path, { ...shell, deprecations })).toEqual([
      'Link of react-router-dom is deprecated, and available until 2027-06-30. Use Outlet.',
    ]);
  });

  test('is rejected with a different contract or an older package', async () => {
    await expect(check({ contracts: [2, 3], versions: { '@adp/app-contract': '0.9.0' } })).resolves.toEqual([
      'it needs contract 1, but the shell supports 2, 3',
      'it needs @adp/app-contract 1.0.0, but this site has 0.9.0',
    ]);
  });

  test('is compared with the list of provided names on the live site', async () => {
    const json = (value: unknown) => Response.json(value);
    const answers: Record<string, () => Response> = {
      'https://site.example/manifest.json': () => json({ build: 'b-1' }),
      'https://site.example/b-1/provided.json': () => json(shell),
    };
    const fetch = (url: unknown) => Promise.resolve(answers[String(url)]?.() ?? new Response('', { status: 404 }));
    await expect(readProvided('https://site.example', fetch)).resolves.toEqual(shell);
    await expect(readProvided('https://other.example', fetch)).resolves.toBeUndefined();
    answers['https://site.example/manifest.json'] = () => new Response('', { status: 503 });
    await expect(readProvided('https://site.example', fetch)).rejects.toThrow(/answers 503/);
  });
});
