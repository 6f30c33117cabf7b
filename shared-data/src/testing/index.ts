export { createWriter } from '../access/createWriter';
export { exportOwn } from '../access/exportOwn';
export { createFiles } from '../access/files/createFiles';
export { neededIndexes } from '../access/neededIndexes';
export { toWireFields } from '../access/storedValues';
export { createFakeData, type FakeData, type FakeOptions } from './createFakeData';
export { describeDataContract } from './dataContract';
export { fakeRequest } from './fakeRequest';
export {
  largest,
  largestNotification,
  largestUser,
  smallest,
  smallestNotification,
  smallestUser,
} from '../schemas/fixtures';
