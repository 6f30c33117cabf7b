export { serveSites, type Intercept, type ServedSites } from './hosting/serveSites';
export { readHosting, type HostingEntry } from './hosting/readHosting';
