/** @jest-environment node */
import { chooseTrack, type AppManifest } from '@adp/app-contract';
import { describeUpgrade, upgradeMatrix } from '@adp/app-contract/testing';
import { moduleOfContract } from '../testing/appHost';
import { renderPageAsText } from '../testing/renderPageAsText';

// Renders the pages of docs/upgrades.md on a server, with the build that the renderer chooses.

const app = { name: 'mfe_tiny', origin: 'https://tiny.example', owns: ['/tiny'] };
const cases = upgradeMatrix.filter(({ outcomes }) => outcomes.server !== '–');

test.each(cases.map(({ upgrade, outcomes }) => [describeUpgrade(upgrade), outcomes.server, upgrade] as const))(
  '%s: %s',
  async (_, expected, { shell, live, next }) => {
    const toManifest = (contract: number, build: string): AppManifest => {
      const built = { build, container: 'tiny', entry: `${build}/entry.js`, integrity: {} };
      return { app: app.name, contract, requires: {}, ...built };
    };
    const manifest = {
      ...toManifest(live, 'b-1111111111'),
      ...(next !== undefined && { next: toManifest(next, 'b-3333333333') }),
    };
    const used = chooseTrack(manifest, { contracts: shell, versions: {} });
    const page = await renderPageAsText({
      config: { apps: [app], social: {} },
      module: moduleOfContract(used.contract, used.build),
      request: new Request('https://site.example/tiny'),
    });
    expect(page).toMatchObject({
      status: 200,
      html: expect.stringContaining('<h1>Tiny</h1>') as string,
      data: { build: used.build },
    });
    const track = used.build === manifest.build ? 'live' : 'next';
    const isTranslated = track === 'live' && used.contract < Math.max(...shell);
    expect(isTranslated ? `${track}, translated` : track).toBe(expected);
  },
);
