/** How many bytes a base64 `data:` address stands for. */
export function bytesOf(dataUrl: string): number {
  const body = dataUrl.slice(dataUrl.indexOf(',') + 1);
  return Math.floor((body.length * 3) / 4) - (/=*$/.exec(body)?.[0].length ?? 0);
}
