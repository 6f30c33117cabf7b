/** @jest-environment node */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AppManifest } from '@adp/app-contract';
import type { Provided } from '@adp/app-contract/fit';
import { describeUpgrade, printUpgradeMatrix, upgradeMatrix } from '@adp/app-contract/testing';
import { checkApp, createHostingClient } from '@adp/app-kit/publish';
import { createHostingApi } from '@adp/local-firebase/testing';
import { toHostedSite } from '@adp/site-document/hosting';
import { buildId, emptyFolder } from '../testing/buildFolders';
import { writeApp, writeShell } from '../testing/writeBuilds';
import { addCanary, addNext, promote, publishTarget, rollBack, type PublishOptions } from './publish';

// Runs the cells of docs/upgrades.md that concern commands. shell/src/upgradeMatrix.test.tsx opens the pages.

const tiny = { name: 'mfe_tiny', origin: 'https://tiny.example', owns: ['/tiny'] };
const origin = 'https://site.example';
const hosting = ['shell', 'mfe-tiny'].map((target) => ({ target, public: `hosts/${target}` }));
/** A shell that supports every contract, so that the builds of a combination can be published before its shell. */
const everyContract = [1, 2];

let folder: ReturnType<typeof emptyFolder>;
let api: ReturnType<typeof createHostingApi>;
beforeEach(async () => {
  folder = emptyFolder();
  for (const { public: host } of hosting) mkdirSync(join(folder.path, host), { recursive: true });
  const origins = { shell: origin, 'mfe-tiny': tiny.origin };
  api = createHostingApi({ hosting: hosting.map(toHostedSite), origins, cwd: folder.path });
  await publishShell(1, everyContract);
});
afterEach(() => folder.remove());

function publisher(more: Partial<PublishOptions> = {}): PublishOptions {
  const client = createHostingClient({ api: 'https://api.example', project: 'p', token: 'owner', fetch: api.fetch });
  const site = { origin, registry: { apps: [tiny], social: {} } };
  const options = { site, client, hosting, workspace: folder.path, publisher: { by: 'team' }, fetch: api.fetch };
  return { ...options, onStatus: () => undefined, ...more };
}

const toProvided = (contracts: readonly number[]): Provided => ({
  contracts,
  versions: { '@adp/app-contract': '1.2.0' },
  names: {},
});

function publishShell(number: number, contracts: readonly number[], more: Partial<PublishOptions> = {}) {
  rmSync(join(folder.path, 'shell/dist'), { recursive: true, force: true });
  writeShell(join(folder.path, 'shell/dist'), number, toProvided(contracts));
  return publishTarget('shell', publisher(more));
}

const dist = () => join(folder.path, 'mfe-tiny/dist');

function buildApp(number: number, contract: number): void {
  rmSync(dist(), { recursive: true, force: true });
  writeApp(dist(), number, ['/tiny'], '', contract);
}

function publishApp(number: number, contract: number): Promise<string> {
  buildApp(number, contract);
  return publishTarget('mfe-tiny', publisher());
}

function publishNext(number: number, contract: number): Promise<string> {
  buildApp(number, contract);
  return addNext('mfe-tiny', publisher());
}

async function toOutcome(command: Promise<unknown>) {
  try {
    await command;
    return 'published';
  } catch (error) {
    expect(String(error)).toMatch(/needs contract \d, but the shell supports/);
    return 'refused';
  }
}

/** Publishes an app's live build 1, and its build 2 of the track `next`. */
async function publishBuilds({ live, next }: { readonly live: number; readonly next?: number }): Promise<void> {
  await publishApp(1, live);
  if (next !== undefined) await publishNext(2, next);
}

const live = () => {
  const version = api.releases.served('mfe-tiny', 'live');
  return JSON.parse(String(version && api.releases.read(version, '/manifest.json'))) as AppManifest;
};

describe.each(upgradeMatrix.map(({ upgrade, outcomes }) => [describeUpgrade(upgrade), upgrade, outcomes] as const))(
  '%s',
  (_, upgrade, expected) => {
    const { shell, next } = upgrade;

    test(`publishing the app: ${expected.app}`, async () => {
      buildApp(1, next ?? upgrade.live);
      const track = next === undefined ? 'live' : 'next';
      const errors = await checkApp(dist(), 'mfe_tiny', ['/tiny'], toProvided(shell), track);
      expect(errors.length === 0 ? 'published' : 'refused').toBe(expected.app);
    });

    test(`publishing the shell: ${expected.shell}`, async () => {
      await publishBuilds(upgrade);
      expect(await toOutcome(publishShell(2, shell))).toBe(expected.shell);
    });

    test(`rolling back the app: ${expected.rollback}`, async () => {
      await publishBuilds(upgrade);
      if (next === undefined) await publishApp(3, Math.max(...shell));
      await publishShell(2, shell, { breaks: ['mfe_tiny'] });
      const outcome = await toOutcome(rollBack('mfe-tiny', undefined, publisher()));
      expect(outcome === 'refused' ? 'refused' : 'live').toBe(expected.rollback.replace(', translated', ''));
      if (outcome !== 'refused') expect(live()).toMatchObject({ build: buildId(1), contract: upgrade.live });
    });
  },
);

describe('the track "next"', () => {
  test('is published beside the live build, which stays the build of other tools', async () => {
    await publishApp(1, 1);
    const alone = live();
    await expect(publishNext(2, 2)).resolves.toBe(buildId(2));
    expect(live()).toMatchObject({ ...alone, next: { build: buildId(2), contract: 2 } });
    expect(live()).not.toHaveProperty('canary');
  });

  test('stays while the team publishes builds for the present shell, and promotes a canary', async () => {
    await publishApp(1, 1);
    await publishNext(2, 2);
    await publishApp(3, 1);
    expect(live()).toMatchObject({ build: buildId(3), next: { build: buildId(2) } });
    buildApp(4, 1);
    await addCanary('mfe-tiny', 10, publisher());
    expect(live()).toMatchObject({ build: buildId(3), canary: { build: buildId(4) }, next: { build: buildId(2) } });
    await promote('mfe-tiny', publisher());
    expect(live()).toMatchObject({ build: buildId(4), next: { build: buildId(2) } });
  });

  test('ends when a build that needs as much is published as the live build', async () => {
    await publishApp(1, 1);
    await publishNext(2, 2);
    await publishApp(3, 2);
    expect(live()).toMatchObject({ build: buildId(3) });
    expect(live()).not.toHaveProperty('next');
  });

  test('ends with a rollback, which leaves the live build unchanged', async () => {
    await publishApp(1, 1);
    const alone = live();
    await publishNext(2, 2);
    await rollBack('mfe-tiny', undefined, publisher());
    expect(live()).toEqual(alone);
  });

  test('is used by the pages of a shell that it fits', async () => {
    const page = () => {
      const version = api.releases.served('shell', 'live');
      return String(version && api.releases.read(version, '/tiny.html'));
    };
    await publishShell(2, [1]);
    await publishApp(1, 1);
    await publishNext(3, 2);
    await publishShell(3, [1]);
    expect(page()).toContain(`/${buildId(1)}/`);
    await publishShell(4, [1, 2]);
    expect(page()).toContain(`/${buildId(3)}/`);
    expect(page()).not.toContain(`/${buildId(1)}/`);
  });

  test.each<[string, () => Promise<unknown>, string]>([
    ['without a live build', () => publishNext(2, 2), 'No build is live yet'],
    ['equal to the live build', () => publishApp(1, 1).then(() => publishNext(1, 1)), 'is the live build'],
    ['of the shell', () => addNext('shell', publisher()), 'is not an app of the site'],
    [
      'beside a canary',
      async () => {
        await publishApp(1, 1);
        buildApp(2, 1);
        await addCanary('mfe-tiny', 10, publisher());
        await publishNext(3, 2);
      },
      'Promote or end the canary',
    ],
  ])('%s is rejected', async (_, publish, reason) => {
    await expect(publish()).rejects.toThrow(reason);
  });
});

test('docs/upgrades.md prints the tested matrix', () => {
  const text = readFileSync(join(__dirname, '../../../../docs/upgrades.md'), 'utf8');
  const cells = (line: string) => line.split('|').map((cell) => cell.trim().replace(/^-+$/, '---'));
  const printed = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cells);
  for (const line of printUpgradeMatrix()) expect(printed).toContainEqual(cells(line));
});
