import { installIfNeeded } from './run.mjs';
import { runSteps } from './steps.mjs';

// `npm test` runs all steps, even in a fresh clone. `.ci/run` calls it.
await installIfNeeded();
// Lint and parity each use one core, and the builds use the core that parity frees. All other steps use all cores.
await runSteps(['types', ['lint', ['parity', 'build']], 'unit', 'browser']);
