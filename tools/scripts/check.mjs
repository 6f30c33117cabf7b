import { installIfNeeded } from './run.mjs';
import { runSteps } from './steps.mjs';

// `npm run check` runs the quick part of `npm test`, which needs no builds or browsers.
await installIfNeeded();
await runSteps(['types', 'lint', 'unit', 'parity']);
