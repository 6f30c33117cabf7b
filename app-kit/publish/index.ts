export { readBuild, readFolder, type HostedBuild } from './buildFiles';
export { appHostConfig } from './appHostConfig';
export { changeSite, PublishConflict, type Base, type Change } from './changeSite';
export { APP_BUDGET, checkApp, isFirstFile } from './checkApp';
export {
  compareLiveBuilds,
  compareStoredBuild,
  findIncompatibleApps,
  readProvided,
  type Provided,
} from './compareWithShell';
export { findRoutes, type Hint, type KnownRoute } from './findRoutes';
export { createHostingClient, HostingError, toHostedFile, type HostingClient } from './hostingClient';
export { listBuilds, planBuild } from './planBuild';
export { promoteOnHost, publishApp, publishCanary, rollBackHost, type Host } from './publishApp';
export { readJson } from './readJson';
export { readToken } from './readToken';
export { releaseApp, rollBackApp } from './releaseApp';
