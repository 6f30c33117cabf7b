import { rollBackApp } from '@adp/app-kit/publish';
import { readOptions } from './readOptions.mjs';

/** `adp rollback`: an earlier build of the app live on its own host, the one before or the one that is named. */
export async function run({ folder, parts: [build], channel }) {
  const options = await readOptions(folder);
  const api = process.env.FIREBASE_HOSTING_API_URL;
  for (const sentence of await rollBackApp(build, { ...options, channel, api })) console.log(sentence);
}
