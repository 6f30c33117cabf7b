import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CardFiles } from './createImageRenderer';

export async function readCardFiles(from: string): Promise<CardFiles> {
  const { resolve } = createRequire(from);
  const read = async (file: string) => new Uint8Array(await readFile(resolve(file)));
  const [wasm, latin, arabic] = await Promise.all([
    read('@resvg/resvg-wasm/index_bg.wasm'),
    read('@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
    read('@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
  ]);
  return { wasm, fonts: [latin, arabic] };
}
