import { writeFile } from 'node:fs/promises';
import { bundledFile, bundleInline } from './bundleInline';

// Run after a change to src/inline/: `npm run bundle -w @adp/site-document`.
await writeFile(bundledFile, await bundleInline());
