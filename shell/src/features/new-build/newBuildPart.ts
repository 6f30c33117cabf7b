export { default as texts } from '../../messages/new-build-en.json';
export { findNewBuild } from './findNewBuild';
export { NewBuildOffer } from './NewBuildOffer';
