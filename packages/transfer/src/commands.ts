// Entry point for administrators' commands only.
export type { OpenedSite } from './OpenedSite';
export { runImport } from './import/runImport';
export { upgradeSite } from './upgrade/upgradeSite';
