import { installIfNeeded } from './run.mjs';
import { runSteps } from './steps.mjs';

// `npm test`: everything, from a fresh clone. `.ci/run` calls it.
await installIfNeeded();
// Lint and parity each keep one core busy, and the builds the one that parity leaves; the others take all there are.
await runSteps(['types', ['lint', ['parity', 'build']], 'unit', 'browser']);
