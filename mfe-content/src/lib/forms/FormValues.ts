/** A picture of an item: `dataUrl` while it is on this device alone, `url` once it is stored. */
export type CoverValue = ({ readonly dataUrl: string } | { readonly url: string }) & {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
};

export type FieldValue = string | boolean | readonly string[] | CoverValue | null;

/**
 * A form's values by the names of its fields: text as it is typed, so that it can be saved on the device and restored.
 * Plain JSON.
 */
export type FormValues = Readonly<Record<string, FieldValue>>;
