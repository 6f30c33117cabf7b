import { installIfNeeded } from './run.mjs';
import { runSteps } from './steps.mjs';

// `npm test`: everything, from a fresh clone. `.ci/run` calls it.
await installIfNeeded();
await runSteps(['types', 'lint', 'unit', 'parity', 'build', 'browser']);
