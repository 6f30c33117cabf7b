import { join } from 'node:path';
import { copyBuild } from '../src/copyBuild';
import { expect, test } from '../src/test';

test.use({ allowed: /preloaded using link preload but not used/ });

test('X 200 swaps', async ({ freshPage: page, site }) => {
  const N = Number(process.env['N'] ?? 30);
  await page.addInitScript(() => {
    const { setInterval } = window;
    Reflect.set(window, 'setInterval', (fn: () => void, time: number) => {
      if (time === 3_600_000) Reflect.set(window, 'hourly', fn);
      return setInterval(fn, time);
    });
    const { fetch } = window;
    Reflect.set(window, 'live', 0);
    window.fetch = async (...args) => {
      const response = await fetch(...args);
      if (String(args[0]).endsWith('/manifest.json')) void response.clone().text().then(() => setTimeout(() => Reflect.set(window, 'live', Reflect.get(window, 'live') + 1), 1));
      return response;
    };
  });
  const host = join(site.shellFolder, '../mfe-programmes');
  const developer = await page.context().newCDPSession(page);
  const heap = async () => {
    for (let i = 0; i < 3; i += 1) await developer.send('HeapProfiler.collectGarbage');
    return (await developer.send('Runtime.getHeapUsage')).usedSize;
  };
  await page.goto(`${site.origin}/privacy`);
  await expect(page.getByRole('heading', { level: 1, })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const first = await heap();
  console.log('first', first);
  const begin = Date.now();
  for (let i = 1; i <= N; i += 1) {
    const build = copyBuild(host, host);
    const target = i % 2 ? 'terms' : 'privacy';
    const result = await page.evaluate(
      async ({ build, target }) => {
        const before = Reflect.get(window, 'live') as number;
        (Reflect.get(window, 'hourly') as () => void)();
        const until = async (done: () => boolean) => {
          const end = performance.now() + 5000;
          while (!done()) {
            if (performance.now() > end) return false;
            await new Promise((resolve) => setTimeout(resolve, 5));
          }
          return true;
        };
        if (!(await until(() => Reflect.get(window, 'live') !== before))) return 'no manifest';
        document.querySelector<HTMLElement>(`a[href="/${target}"]`)?.click();
        if (
          !(await until(
            () =>
              document.querySelector('h1')?.textContent?.toLowerCase().startsWith(target) === true &&
              document.querySelector(`link[rel=stylesheet][href*="${build}"]`) !== null,
          ))
        )
          return `wrong: ${document.querySelector('h1')?.textContent} ${[...document.querySelectorAll('link[rel=stylesheet]')].map((l) => l.getAttribute('href')).join(' ')}`;
        await until(() => document.querySelectorAll('link[rel=stylesheet][href*="/routes.css"]').length === 1);
        return [...document.querySelectorAll('link[rel=stylesheet]')].map((l) => l.getAttribute('href')).join(' ');
      },
      { build, target },
    );
    if (!result.includes(build) || result.startsWith('wrong') || i < 3) console.log(i, build, result);
    if (i % 25 === 0) console.log(i, ((await heap()) - first) / 1e6, 'MB', Date.now() - begin, 'ms');
  }
  console.log('grown', ((await heap()) - first) / 1e6, 'MB', Date.now() - begin, 'ms');
  console.log(
    await page.evaluate(() => {
      const f = Reflect.get(window, '__FEDERATION__');
      return { instances: f.__INSTANCES__.length, share: Object.keys(f.__SHARE__).length, globals: Object.keys(window).filter((k) => k.includes('mfe_')).length, preloads: document.querySelectorAll('link').length, scripts: document.scripts.length };
    }),
  );
  if (process.env['SNAP']) {
    const { writeFileSync } = await import('node:fs');
    const chunks: string[] = [];
    developer.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
    await developer.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
    writeFileSync('/tmp/swap.heapsnapshot', chunks.join(''));
  }
});
