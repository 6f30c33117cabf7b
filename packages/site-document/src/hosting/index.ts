export { readHosting, type HostingEntry } from './readHosting';
export { toHostedSite, toVersionConfig, type HostedSite } from './toVersionConfig';
