export { bareUrl } from './bareUrl';
export { hasTooManyMarks } from './bounds';
export { inspectBody, toBodyTree } from './inspectBody';
