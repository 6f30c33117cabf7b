export { createWriter } from '../writer/createWriter';
export { exportMyDocuments } from '../writer/exportMyDocuments';
export { createFiles } from '../files/createFiles';
export { neededIndexes } from '../kinds/neededIndexes';
export { toWireFields } from '../client/wireValues';
export { createFakeData, type FakeData, type FakeOptions } from './createFakeData';
export { describeDataContract } from './dataContract';
export { fakeRequest } from './fakeRequest';
export { largest, largestNotification, largestUser, smallest, smallestNotification, smallestUser } from './fixtures';
