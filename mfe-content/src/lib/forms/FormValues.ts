/** A picture of an item: `dataUrl` while it is on this device alone, `url` once it is stored. */
export type CoverValue = ({ readonly dataUrl: string } | { readonly url: string }) & {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
};

export type FieldValue = string | boolean | readonly string[] | CoverValue | null;

/**
 * What a form holds while it is filled in, by the names of its fields: what is typed, as it is typed, so that it can be kept
 * on the device and shown again as it was. Plain JSON.
 */
export type FormValues = Readonly<Record<string, FieldValue>>;
