/** @jest-environment node */
import { findMissingPaths } from './findMissingPaths.mjs';

const tracked = ['docs/deploy.md', 'services/edge/src/handler.ts', 'packages/data/src/kinds/event/events.ts'];

test.each([
  ['[deploy](deploy.md#once)', []],
  ['[deploy](../deploy.md)', ['../deploy.md']],
  ['[site](https://example.org/page.md) and [below](#below)', []],
  ['`services/edge/src/handler.ts`, `src/handler.ts`, `edge/src/`', []],
  ['`services/edge/src/router.ts` and `services/web/`', ['services/edge/src/router.ts', 'services/web/']],
  ['`packages/data/src/kinds/<kind>/`, `src/kinds/*/events.ts`, `src/kinds/{event,article}/`', []],
  ['`src/kinds/<kind>/limits.ts`', ['src/kinds/<kind>/limits.ts']],
  ['`dist/manifest.json`, `.tmp/packages/`, `images/{uid}/`, `/fr/list.json`, `text/plain`', []],
])('in %s, the missing paths %j are reported', (text, expected) => {
  expect(findMissingPaths('docs/page.md', text, tracked)).toEqual(expected);
});
