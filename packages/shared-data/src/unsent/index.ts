// Members' pages and the service worker each bundle only the exports that they use.
export { registerSync, storeUnsent } from './storeUnsent';
export {
  dropAllUnsent,
  dropUnsent,
  getCaches,
  syncTag,
  toUnsentPath,
  type TokenRequest,
  type UnsentRequest,
  unsentStore,
} from './unsentRequests';
