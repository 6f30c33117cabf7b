export { checkBuilds } from './checkBuilds';
export { recoverPage } from './recoverPage';
