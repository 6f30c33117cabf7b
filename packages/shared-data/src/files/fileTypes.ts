/** The types of files that a knowledge product takes: the extension of their names, and the format that items name. */
export const fileTypes = {
  'application/pdf': { extension: 'pdf', format: 'pdf' },
  'image/png': { extension: 'png', format: 'png' },
  'image/jpeg': { extension: 'jpg', format: 'jpeg' },
  'image/webp': { extension: 'webp', format: 'webp' },
} as const;

export type FileType = keyof typeof fileTypes;

/** As many bytes of a file's beginning as `detectFileType` looks at. */
export const signatureBytes = 16;

/** The signatures, in characters that stand for the bytes. */
const signatures: readonly (readonly [FileType, (start: string) => boolean])[] = [
  ['application/pdf', (start) => /^%PDF-[12]\./.test(start)],
  ['image/png', (start) => start.startsWith('\x89PNG\r\n\x1a\n')],
  ['image/jpeg', (start) => start.startsWith('\xff\xd8\xff')],
  ['image/webp', (start) => start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP'],
];

/** What a file is by its first bytes, whatever its name and its sender say; undefined for any other type. */
export function detectFileType(start: Uint8Array): FileType | undefined {
  const text = String.fromCharCode(...start.subarray(0, signatureBytes));
  return signatures.find(([, isSigned]) => isSigned(text))?.[0];
}
