export { exportSite } from './exportSite';
export { restoreSite } from './restoreSite';
