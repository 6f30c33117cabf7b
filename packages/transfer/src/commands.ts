// What only commands of administrators need.
export type { OpenedSite } from './OpenedSite';
export { runImport } from './import/runImport';
export { upgradeSite } from './upgrade/upgradeSite';
