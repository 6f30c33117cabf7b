export { runParity } from './runParity';
export type { Run, Suite } from './runner';
export type { Database, Platform } from './platforms/platform';
