export { readBuild, readFolder, type HostedBuild } from './buildFiles';
export { changeSite, PublishConflict, type Base, type Change } from './changeSite';
export { APP_BUDGET, checkApp, isFirstFile } from './checkApp';
export { readProvided } from './compareWithShell';
export { findRoutes, type Hint, type KnownRoute } from './findRoutes';
export { createHostingClient, HostingError, toHostedFile, type HostingClient } from './hostingClient';
export { listBuilds, planBuild, planRollback } from './planBuild';
export { readToken } from './readToken';
