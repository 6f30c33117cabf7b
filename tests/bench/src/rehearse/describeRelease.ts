import { table } from '../report/tables';
import { assumptions } from './assumptions';
import { formatCount, formatMegabytes } from './format';
import type { Part } from './Part';
import type { ReleaseResult } from './rehearseRelease';

/** Describes what releases of an app cost, on the server and in downloads of returning visitors. */
export function describeRelease(release: ReleaseResult): Part {
  const { before, after, oldPages, newPages, lastOldPage, appCode, shellCode } = release;
  const { releases, visits, newVisitorShare } = assumptions;
  const row = (name: string, pick: (minute: ReleaseResult['before']) => number, format = formatCount) => [
    name,
    format(pick(before)),
    format(pick(after)),
    format((pick(after) - pick(before)) * releases),
  ];
  const returning = visits * (1 - newVisitorShare);
  const codeBytes = returning * appCode;
  return {
    section: `## Releases of apps

A second build of mfe-content, with another id, is released at 21:00 UTC. The servers notice it within seconds and start a
render process with the new code. The CDN serves stored pages of the previous build for up to 30 seconds. In the minute after the release, ${formatCount(oldPages)} pages
came from the previous build, the last one after ${lastOldPage.toFixed(0)} s, and ${formatCount(newPages)} from the new one. ${formatCount(after.pagesWithoutContent)} pages had no content.

${table(
  ['', 'minute before', 'minute after', `difference per day, with ${releases} releases`],
  [
    row('pages and responses', ({ pages, data }) => pages + data),
    row('pages rendered', ({ renderings }) => renderings),
    row('documents read', ({ documentsRead }) => documentsRead),
    row('bytes of HTML and data', ({ pageBytes, dataBytes }) => pageBytes + dataBytes, formatMegabytes),
  ],
)}

Part of the difference is random, because the two minutes have different visits. The URLs of a build's files contain its id, so no
file is cached across builds. The pages of a visit refer to ${formatCount(appCode)} bytes of the app's scripts (Brotli), which returning visitors
load again: ${formatMegabytes(codeBytes)} per day, if each of ${formatCount(returning)} returning visits follows a release. A release of the shell would add ${formatCount(shellCode)} bytes per visit.`,
    charges: [
      { name: 'bytes of code for returning visitors after releases', quantity: codeBytes, price: 'hostingTransfer' },
    ],
  };
}
