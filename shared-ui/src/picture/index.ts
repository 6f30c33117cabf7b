// Pictures made ready on the device, for the apps that send some: apart from the index of every page, for their bytes.
export { blobOf } from './blobOf';
export { bytesOf } from './bytesOf';
export { type Area, type Canvas, canvasOf } from './canvasOf';
export { mostFileBytes } from './decodePicture';
export { openPicture } from './openPicture';
export { packPicture } from './packPicture';
export { PictureError } from './PictureError';
export { shrinkPicture, type ShrunkPicture } from './shrinkPicture';
