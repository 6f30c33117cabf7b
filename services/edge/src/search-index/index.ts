export { buildIndex, type IndexState } from './buildIndex';
export { writeSearchIndex } from './writeSearchIndex';
