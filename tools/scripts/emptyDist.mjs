import { rmSync } from 'node:fs';

// Empties an app's dist/ before a build, so that it and its cache contain one build.
rmSync('dist', { recursive: true, force: true });
