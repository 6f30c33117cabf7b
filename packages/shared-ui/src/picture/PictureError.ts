/** The file is not a picture, too large to open, or cannot be compressed on this device. */
export class PictureError extends Error {
  override readonly name = 'PictureError';

  constructor(readonly code: 'unreadable' | 'tooBig' | 'noPacking') {
    super(`Picture: ${code}.`);
  }
}
