export { saveFile } from './saveFile';
export { toCsv } from './toCsv';
