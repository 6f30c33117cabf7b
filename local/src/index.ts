export { startPlatform, type Platform, type PlatformOptions } from './platform/startPlatform';
export { serveSites, type Intercept } from './hosting/serveSites';
export { readHosting } from './hosting/readHosting';
export type { Auth } from './auth/createAuth';
