import { rmSync } from 'node:fs';

// Empty dist/ before a build, so that dist/ and its cache entry contain only one build.
rmSync('dist', { recursive: true, force: true });
