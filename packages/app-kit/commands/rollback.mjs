import { rollBackApp } from '@adp/app-kit/publish';
import { toRelease } from './toRelease.mjs';

/** Runs `adp rollback`: makes an earlier build of the app live, by default the previous one. */
export async function run({ folder, parts: [build], site, ...flags }) {
  const origin = site && new URL(site).origin;
  for (const sentence of await rollBackApp(build, origin, await toRelease(folder, flags))) console.log(sentence);
}
