export { closePages } from '../client/loadPages';
export { createProgrammeEditor } from '../writer/createProgrammeEditor';
export { createWriter } from '../writer/createWriter';
export { exportMyDocuments } from '../writer/exportMyDocuments';
export { createFiles } from '../files/createFiles';
export { type FiltersByOrder, listQueries } from './listQueries';
export { neededIndexes } from './neededIndexes';
export { toWireFields } from '../client/wireValues';
export { createFakeData, type FakeData, type FakeOptions } from './createFakeData';
export { describeDataContract } from './dataContract';
export { readPageConfig } from './readPageConfig';
export { fakeRequest } from './fakeRequest';
export { hostileStrings } from './hostileStrings';
export {
  largest,
  largestNotification,
  largestUser,
  smallest,
  smallestAlertSettings,
  smallestCalendar,
  smallestNotification,
  smallestSave,
  smallestSubscription,
  smallestUser,
} from './fixtures';
export { createFakeCaches } from './fakeCaches';
