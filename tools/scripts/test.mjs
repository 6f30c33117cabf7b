import { installIfNeeded } from './run.mjs';
import { runSteps } from './steps.mjs';

await installIfNeeded();
// Lint and parity each use one core, and the builds use the core that parity frees. All other steps use all cores.
await runSteps(['types', ['lint', ['parity', 'build']], 'unit', 'browser']);
