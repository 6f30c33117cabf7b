import { installIfNeeded } from './run.mjs';
import { runSteps } from './steps.mjs';

// `npm test` runs everything, from a fresh clone. `.ci/run` calls it.
await installIfNeeded();
// Lint and parity each use one core, and the builds use the core that parity leaves. The other steps use all cores.
await runSteps(['types', ['lint', ['parity', 'build']], 'unit', 'browser']);
