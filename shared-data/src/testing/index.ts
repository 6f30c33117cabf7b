export { createWriter } from '../access/createWriter';
export { neededIndexes } from '../access/neededIndexes';
export { toWireFields } from '../access/storedValues';
export { createFakeData, type FakeData, type FakeOptions } from './createFakeData';
export { describeDataContract } from './dataContract';
