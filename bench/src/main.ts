import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openBrowser } from './measure/openBrowser';
import { runSeries } from './measure/series';
import { parseOptions } from './options';
import { tours } from './measure/visit';
import { describeRun, describeTour } from './report/describeRun';
import { summarize } from './report/summarize';
import { makeCertificate } from './server/certificate';
import { serveHosts } from './server/serveHosts';
import { startData } from './server/startData';
import { buildFederated } from './sites/buildFederated';
import { buildPlain } from './sites/buildPlain';

const workspace = resolve(import.meta.dirname, '../..');
const log = (text: string) => console.error(text);

/** Builds, serves, measures and reports; whatever it started, it stops. */
async function run(): Promise<void> {
  const { tours: names, runs, write, port } = parseOptions(process.argv.slice(2));
  const certificate = makeCertificate();
  const out = join(workspace, '.tmp/bench');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  let next = port;
  const nextOrigin = () => `https://127.0.0.1:${next++}`;

  log('Building the plain bundle and putting the federated site together …');
  const federated = await buildFederated({ workspace, out: join(out, 'federated'), nextOrigin });
  const plain = await buildPlain(join(out, 'plain'), nextOrigin());
  const data = await startData(workspace);
  const served = await serveHosts([...federated, plain], certificate, data.ask);
  try {
    const browser = await openBrowser(certificate.keyHash);
    try {
      const reports: string[] = [];
      for (const name of names) {
        const tour = tours[name];
        if (!tour) continue;
        log(`The tour "${name}", from ${tour.start.path}`);
        let visitsUnderLoad = 0;
        const problems = new Map<string, number>();
        const series = await runSeries({
          browser,
          tour,
          origins: { federated: federated[0].origin, plain: plain.origin },
          runs,
          takeAnswers: served.takeAnswers,
          onProgress: log,
          onVisitUnderLoad: () => (visitsUnderLoad += 1),
          onProblem: (text) => problems.set(text, (problems.get(text) ?? 0) + 1),
        });
        const summaries = summarize(series);
        reports.push(describeTour({ name, tour, summaries, problems: problems, visitsUnderLoad: visitsUnderLoad }));
      }
      const report = describeRun({ reports, runs, chromium: browser.version() });
      console.log(report);
      if (write) writeFileSync(join(workspace, 'docs/benchmark.md'), report);
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
