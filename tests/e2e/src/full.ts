export { isFull } from '../../../tools/scripts/isFull.mjs';

/**
 * The end of a title in a table of tests: nothing for a representative, which `npm test` runs; the tag `@full` for the others, which only
 * `npm run test:full` runs (decision 137).
 */
export const fullUnless = (isRepresentative: boolean) => (isRepresentative ? '' : ' @full');
