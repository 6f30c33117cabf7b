export { changeSaves, press, readSaves, savesKey, subscribeToSaves } from './deviceSaves';
export { type DeviceSave, type DeviceSaves, mergeSaves, type SaveDetails } from './mergeSaves';
export { toSaveDetails } from './saveDetails';
export { SaveButton } from './SaveButton';
export { toSaveNotice } from './toSaveNotice';
