import { rollBackApp } from '@adp/app-kit/publish';
import { readOptions } from './readOptions.mjs';

/** Runs `adp rollback`: makes an earlier build of the app live, by default the previous one. */
export async function run({ folder, parts: [build], channel }) {
  const options = await readOptions(folder);
  const api = process.env.FIREBASE_HOSTING_API_URL;
  for (const sentence of await rollBackApp(build, { ...options, channel, api })) console.log(sentence);
}
