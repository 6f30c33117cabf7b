// Pictures made ready on the device, for the apps that send some: apart from the index of every page, for their bytes.
export { dataUrlBytes, dataUrlToBlob } from './dataUrls';
export { type Area, type Canvas, createCanvas } from './createCanvas';
export { mostFileBytes } from './decodePicture';
export { openPicture } from './openPicture';
export { packPicture } from './packPicture';
export { PictureError } from './PictureError';
export { shrinkPicture, type ShrunkPicture } from './shrinkPicture';
