/** Error for a file that is not a picture, is too large to open, or cannot be compressed on this device. */
export class PictureError extends Error {
  override readonly name = 'PictureError';

  constructor(readonly code: 'unreadable' | 'tooBig' | 'noPacking') {
    super(`Picture: ${code}.`);
  }
}
