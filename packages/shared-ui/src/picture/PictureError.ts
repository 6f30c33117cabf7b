/** What can be wrong with a file that should be a picture: no picture, too large to open, or not to be packed here. */
export class PictureError extends Error {
  override readonly name = 'PictureError';

  constructor(readonly code: 'unreadable' | 'tooBig' | 'noPacking') {
    super(`Picture: ${code}.`);
  }
}
