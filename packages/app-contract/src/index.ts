import './globals';

export {
  CONTRACT_VERSION,
  firstIssue,
  getPageTraits,
  layoutNames,
  parseAppModule,
  type AppModule,
  type AppRoute,
  type LayoutName,
  type PageTraits,
  type RouteRequirements,
} from './contract';
export {
  findCanaryError,
  findIncompatibility,
  parseIntegrity,
  parseManifest,
  type AppManifest,
  type BuildManifest,
} from './manifest';
export { connectNotices, notify, type Notice, type NoticeType } from './notify';
export { hasUnsaved, holdUnsaved } from './unsaved';
