export { actionPath, projectId, readSettings, withLocalPictures, type Settings } from './settings';
