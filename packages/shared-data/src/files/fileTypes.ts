/** The file types of knowledge products, with their extensions and stored formats. */
export const fileTypes = {
  'application/pdf': { extension: 'pdf', format: 'pdf' },
  'image/png': { extension: 'png', format: 'png' },
  'image/jpeg': { extension: 'jpg', format: 'jpeg' },
  'image/webp': { extension: 'webp', format: 'webp' },
} as const;

export type FileType = keyof typeof fileTypes;

/** The number of bytes that `detectFileType` needs from the start of a file. */
export const signatureBytes = 16;

/** The signatures of the file types, as Latin-1 text. */
const signatures: readonly (readonly [FileType, (start: string) => boolean])[] = [
  ['application/pdf', (start) => /^%PDF-[12]\./.test(start)],
  ['image/png', (start) => start.startsWith('\x89PNG\r\n\x1a\n')],
  ['image/jpeg', (start) => start.startsWith('\xff\xd8\xff')],
  ['image/webp', (start) => start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP'],
];

/** Detects a file's type by its first bytes, because names and declared types cannot be trusted. */
export function detectFileType(start: Uint8Array): FileType | undefined {
  const text = String.fromCharCode(...start.subarray(0, signatureBytes));
  return signatures.find(([, isSigned]) => isSigned(text))?.[0];
}
