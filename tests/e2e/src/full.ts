export { isFull } from '../../../tools/scripts/isFull.mjs';

/**
 * Returns the end of a title in a table of tests. Representatives, which `npm test` runs, have none; the others have
 * the tag `@full`, and only `npm run test:full` runs them (decision 137).
 */
export const fullUnless = (isRepresentative: boolean) => (isRepresentative ? '' : ' @full');
