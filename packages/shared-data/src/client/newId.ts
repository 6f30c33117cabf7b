const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

/** Returns an id for a new item: 20 random letters and digits, in the format of Firebase's SDKs. */
export function newId(random: RandomBytes = (bytes) => crypto.getRandomValues(bytes)): string {
  let id = '';
  while (id.length < 20) {
    // Discard bytes from 248, because otherwise some characters would be more likely than others.
    for (const byte of random(new Uint8Array(40))) if (byte < 248 && id.length < 20) id += characters.charAt(byte % 62);
  }
  return id;
}
