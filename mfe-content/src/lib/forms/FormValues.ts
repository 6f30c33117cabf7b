/**
 * The cover of an item. Has `dataUrl` while the cover is only on this device, and `url` once it is stored. Drafts of
 * earlier builds lack `smallDataUrl`.
 */
export type CoverValue = ({ readonly dataUrl: string; readonly smallDataUrl?: string } | { readonly url: string }) & {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
};

export interface FileValue {
  /** The id of the file during its upload. Stored files have none. */
  readonly id?: string;
  /** The URL of the stored file; empty until its upload is complete. */
  readonly url: string;
  readonly format: string;
  readonly bytes?: number;
  readonly sha256?: string;
  readonly accessible?: boolean;
  readonly name: string;
  readonly lang: string;
  readonly pages: string;
  readonly alt: string;
}

export interface FilesValue {
  readonly files: readonly FileValue[];
}

export type FieldValue = string | boolean | readonly string[] | CoverValue | FilesValue | null;

/** A form's values by field name. Text is stored as typed, so that the device can restore it. Plain JSON. */
export type FormValues = Readonly<Record<string, FieldValue>>;
