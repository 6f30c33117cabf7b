export { readBuild, readFolder, type HostedBuild } from './buildFiles';
export { appHostConfig } from './appHostConfig';
export { changeSite, PublishConflict, type Base, type Change } from './changeSite';
export { APP_BUDGET, checkApp, isFirstFile, listDeprecatedUses } from './checkApp';
export {
  compareLiveBuilds,
  compareStoredBuild,
  findIncompatibleApps,
  readLiveBuilds,
  readProvided,
  type HostedNames,
} from './compareHostedBuilds';
export { findRoutes, type Hint, type BuildRoute } from './findRoutes';
export { createHostingClient, HostingError, toHostedFile, type HostingClient } from './hostingClient';
export { listBuilds, planBuild } from './planBuild';
export { examineLog, hashBuildFiles, openHostLog, parseSigned, type HostLog, type Recording } from './hostLog';
export {
  promoteOnHost,
  publishApp,
  publishCanary,
  publishNext,
  renewOnHost,
  rollBackHost,
  type Host,
} from './publishApp';
export { readJson } from './readJson';
export { readPublisher } from './readPublisher';
export { readToken } from './readToken';
export { releaseApp, renewApp, rollBackApp, type AppRelease } from './releaseApp';
export { createKeyPair, createSigner, readSigner, requireOutsideRepository, type Signer } from './signer';
export { toKeyId } from './toKeyId';
