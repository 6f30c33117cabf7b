export { changeSaves, press, readSaves, savesKey, subscribeToSaves, toSaveDetails, useIsSaved } from './deviceSaves';
export { type DeviceSave, type DeviceSaves, mergeSaves, type SaveDetails } from './mergeSaves';
export { SaveButton } from './SaveButton';
