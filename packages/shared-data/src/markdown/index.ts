export { hasTooManyMarks } from './bounds';
export { inspectBody, toBodyTree } from './inspectBody';
