const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

/** An id for a new item: 20 random letters and digits, as the SDKs make them. */
export function newId(random: RandomBytes = (bytes) => crypto.getRandomValues(bytes)): string {
  let id = '';
  while (id.length < 20) {
    // From 248 on, some characters would be likelier than others.
    for (const byte of random(new Uint8Array(40))) if (byte < 248 && id.length < 20) id += characters.charAt(byte % 62);
  }
  return id;
}
