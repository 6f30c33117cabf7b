import { installIfNeeded } from './run.mjs';
import { runSteps } from './steps.mjs';

// `npm run check` runs the quick part of `npm test`, without builds and browsers.
await installIfNeeded();
await runSteps(['types', 'lint', 'unit', 'parity']);
