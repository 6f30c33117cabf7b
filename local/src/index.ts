export { startPlatform, type Platform, type PlatformOptions } from './platform/startPlatform';
export { serveSites, type Intercept, type ServedSites } from './hosting/serveSites';
export { readHosting, type HostingEntry } from './hosting/readHosting';
export { createAuth, type Auth, type AuthOptions } from './auth/createAuth';
export { demoProjectId } from './auth/firebaseConfig';
export { addShim } from './auth/pages/addShim';
