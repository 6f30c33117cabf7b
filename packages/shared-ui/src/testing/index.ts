export { axeViolations } from './axeViolations';
export { installDialog } from './installDialog';
export { installObserver, scrollToFoot } from './installObserver';
export { renderPage } from './renderPage';
