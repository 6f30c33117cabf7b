export {
  CONTRACT_VERSION,
  firstIssue,
  layoutNames,
  parseAppModule,
  type AppModule,
  type AppRoute,
  type LayoutName,
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
