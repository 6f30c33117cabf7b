export { isFull } from '../../../tools/scripts/isFull.mjs';

/**
 * Returns the end of a test title: the tag `@full` if only `npm run test:full` runs the test, otherwise an empty
 * string. `npm test` runs only representatives (decision 137).
 */
export const fullUnless = (isRepresentative: boolean) => (isRepresentative ? '' : ' @full');
