export { checkBuiltApp } from './checkBuiltApp';
export { loadBuiltApp, type BuiltApp } from './loadBuiltApp';
export { readHashes } from './checkHashes';
export { withinTime } from './withinTime';
