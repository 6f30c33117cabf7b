// Reads the Hosting entries of firebase.json, and converts them to the format of the Hosting REST API.
export { readHosting, type HostingEntry } from './readHosting';
export { toHostedSite, toVersionConfig, type HostedSite } from './toVersionConfig';
