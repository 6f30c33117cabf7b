// Entry point for preparing pictures for upload. It is separate from the main entry point, because few pages need it.
export { dataUrlBytes, dataUrlToBlob } from './dataUrls';
export { type Area, type Canvas, createCanvas } from './createCanvas';
export { MAX_FILE_BYTES } from './decodePicture';
export { openPicture } from './openPicture';
export { packPicture } from './packPicture';
export { PictureError } from './PictureError';
export { shrinkPicture, type ShrunkPicture } from './shrinkPicture';
