export { buildIndex, collectState, type IndexState } from './buildIndex';
export { writeSearchIndex } from './writeSearchIndex';
