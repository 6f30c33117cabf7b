import { rmSync } from 'node:fs';

// Before a build: an app's dist/ holds one build, and so does the cache of it.
rmSync('dist', { recursive: true, force: true });
