import { installIfNeeded } from './run.mjs';
import { runSteps } from './steps.mjs';

await installIfNeeded();
// Lint uses one core. Until it ends, parity, the builds and the first unit tests use the second one.
await runSteps(['types', ['lint', ['parity', 'build', 'unit']], 'browser']);
