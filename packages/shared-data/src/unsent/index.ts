// Bundled by the pages of members and by the service worker, each with what it uses.
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
