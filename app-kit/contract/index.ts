export { checkBuiltApp } from './checkBuiltApp';
export { loadBuiltApp, type BuiltApp } from './loadBuiltApp';
