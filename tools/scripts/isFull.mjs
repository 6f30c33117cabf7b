/** True for `npm run test:full`. `npm test` runs only representatives of each class of tests (decision 137). */
export const isFull = process.env.ADP_FULL === '1';
