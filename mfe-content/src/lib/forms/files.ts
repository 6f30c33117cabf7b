import { limits } from '@adp/shared-data/content';
import { isObject } from '@adp/shared-data/fields';
import type { FieldValue, FilesValue, FileValue, FormValues } from './FormValues';

/** Formats of images, which require a description. */
const images: readonly string[] = ['png', 'jpeg', 'webp'];

export const isImage = ({ format }: Pick<FileValue, 'format'>) => images.includes(format);

export function isFilesValue(value: FieldValue | undefined): value is FilesValue {
  return isObject(value) && 'files' in value;
}

export function getFiles(value: FieldValue | undefined): readonly FileValue[] {
  return isFilesValue(value) ? value.files : [];
}

export function toFilesValue(stored: unknown): FilesValue {
  const files = Array.isArray(stored) ? (stored as readonly StoredFile[]) : [];
  return {
    files: files.map(({ pages, name = '', alt = '', ...file }) => ({
      ...file,
      name,
      alt,
      pages: pages === undefined ? '' : String(pages),
    })),
  };
}

interface StoredFile extends Omit<FileValue, 'name' | 'alt' | 'pages'> {
  readonly name?: string;
  readonly alt?: string;
  readonly pages?: number;
}

/** Converts form values to stored files, with trimmed texts and without empty fields. */
export function toStoredFiles(values: readonly FileValue[]): readonly object[] {
  return values.map(({ id, name, alt, pages, ...file }) => ({
    // The id is only for the form, so do not store it.
    ...(void id, file),
    ...(name.trim() && { name: name.trim() }),
    ...(isImage(file) && alt.trim() && { alt: alt.trim() }),
    ...(pages.trim() && { pages: /^\d+$/.test(pages.trim()) ? Number(pages.trim()) : NaN }),
  }));
}

export type FileErrorCode = 'file-unfinished' | 'file-alt' | 'file-pages' | 'file-lang' | 'file-name';

export function getFileError({ url, lang, pages, alt, name, ...file }: FileValue): FileErrorCode | undefined {
  if (url === '') return 'file-unfinished';
  if ([...name.trim()].length > limits.fileName.max) return 'file-name';
  const altLength = [...alt.trim()].length;
  if (isImage(file) && (altLength < limits.fileAlt.min || altLength > limits.fileAlt.max)) return 'file-alt';
  if (!/^[a-z]{2,3}$/.test(lang)) return 'file-lang';
  const count = pages.trim();
  return count !== '' && !(/^\d+$/.test(count) && Number(count) >= 1 && Number(count) <= limits.pages.max)
    ? 'file-pages'
    : undefined;
}

export function getFileLanguages({ files, fileLanguages }: FormValues): readonly string[] {
  const chosen = Array.isArray(fileLanguages) ? fileLanguages : [];
  return [...new Set([...chosen, ...getFiles(files).map(({ lang }) => lang)])].slice(0, limits.languages.max);
}
