import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { openBrowser } from './measure/openBrowser';
import { runSeries } from './measure/series';
import { TrafficMeter } from './measure/traffic';
import { parseOptions } from './options';
import { tours } from './measure/visit';
import { describeRun, describeTour } from './report/describeRun';
import { replaceBenchmark } from './report/sections';
import { summarize, type Summary } from './report/summarize';
import { makeCertificate } from './server/certificate';
import { serveHosts, type Host } from './server/serveHosts';
import { startData } from './server/startData';
import { buildFederated } from './sites/buildFederated';
import { buildPlain, buildPrerender } from './sites/buildPlain';
import { prerenderPages } from './sites/prerenderPages';

const workspace = resolve(import.meta.dirname, '../../..');
const log = (text: string) => console.error(text);

/** Builds and serves the sites, measures visits, prints the report, and stops all servers and browsers. */
async function run(): Promise<void> {
  const { tours: names, profiles, runs, waits, write, port } = parseOptions(process.argv.slice(2));
  const [loadBefore = 0] = loadavg();
  const certificate = makeCertificate();
  const out = join(workspace, '.tmp/bench');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  let next = port;
  const nextOrigin = () => `https://127.0.0.1:${next++}`;

  log('Building the plain bundle and assembling the federated site …');
  const federated = await buildFederated({ workspace, out: join(out, 'federated'), edge: 'none', nextOrigin });
  const rendered = await buildFederated({ workspace, out: join(out, 'rendered'), edge: 'function', nextOrigin });
  const plain = await buildPlain(join(out, 'plain'), nextOrigin());
  const prerendered: Host = { origin: nextOrigin(), folder: join(out, 'prerendered'), serves: 'pages' };
  const file = await buildPrerender(join(out, 'prerender'));
  const problems = new Map<string, number>();
  const onProblem = (text: string) => problems.set(text, (problems.get(text) ?? 0) + 1);
  const data = await startData({
    workspace,
    site: rendered.file,
    hosts: rendered.hosts,
    onRenderError: (error) => onProblem(`not rendered: ${JSON.stringify(error)}`),
  });
  const hosts = [...federated.hosts, ...rendered.hosts, plain, prerendered];
  const meter = new TrafficMeter();
  const served = await serveHosts(hosts, certificate, meter, data.fetchFromPlatform);
  try {
    const browser = await openBrowser(certificate.keyHash);
    try {
      const paths = names.flatMap((name) => tours[name]?.start.path ?? []);
      await prerenderPages({
        plain,
        file,
        paths,
        out: prerendered.folder,
        browser,
        fetchFromPlatform: data.fetchFromPlatform,
      });
      const reports: string[] = [];
      const summariesByTour = new Map<string, readonly Summary[]>();
      for (const name of names) {
        const tour = tours[name];
        if (!tour) continue;
        log(`The tour "${name}", from ${tour.start.path}`);
        let visitsUnderLoad = 0;
        problems.clear();
        const series = await runSeries({
          browser,
          tour,
          origins: {
            rendered: rendered.file.origin,
            federated: federated.file.origin,
            prerendered: prerendered.origin,
            plain: plain.origin,
          },
          profiles,
          runs,
          waits,
          meter,
          setLine: served.setLine,
          onProgress: log,
          onVisitUnderLoad: () => (visitsUnderLoad += 1),
          onProblem,
        });
        const summaries = summarize(series);
        summariesByTour.set(name, summaries);
        reports.push(describeTour({ name, tour, summaries, problems, visitsUnderLoad }));
      }
      const report = describeRun({
        reports,
        tours: summariesByTour,
        profiles,
        runs,
        chromium: browser.version(),
        loadBefore,
      });
      console.log(report);
      const document = join(workspace, 'docs/benchmark.md');
      if (write) writeFileSync(document, replaceBenchmark(readFileSync(document, 'utf8'), report));
    } finally {
      await browser.close();
    }
  } finally {
    served.stop();
    await data.stop();
  }
}

try {
  await run();
} catch (error) {
  log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
