export type { DataFiles, FilesOptions, Upload } from './createFiles';
export { sitePicture, withSitePictures } from './sitePicture';
export { getSmallWidth, smallCover, toCoverNames, toSmallUrl } from './smallCover';
export { loadFiles } from './loadFiles';
export {
  bulkFolder,
  searchFolder,
  sitemapFolder,
  toBulkFileUrl,
  toSearchFileUrl,
  toSitemapFileUrl,
} from './objectUrls';
export { detectFileType, fileTypes, signatureBytes } from './fileTypes';
export { loadUploader } from './loadUploader';
export type { FileUpload, RunningUpload, UploadedFile, Uploader } from './resumable/createUploader';
