import { readPublisher, readSigner } from '@adp/app-kit/publish';
import { readOptions } from './readOptions.mjs';

/** Returns the options of a release from the command line, the app's configuration and the environment. */
export async function toRelease(folder, { channel, 'restart-log': restart }) {
  return {
    ...(await readOptions(folder)),
    channel,
    restart,
    // The Firebase CLI also reads this variable, which selects another API host, such as the local platform.
    api: process.env.FIREBASE_HOSTING_API_URL,
    publisher: readPublisher(folder),
    signer: readSigner(),
  };
}
