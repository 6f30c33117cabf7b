/** A picture of an item: `dataUrl` while it is on this device alone, `url` once it is stored. */
export type CoverValue = ({ readonly dataUrl: string } | { readonly url: string }) & {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
};

/** A file of an item, as its form has it. */
export interface FileValue {
  /** By which its upload finds it. What was stored before has none. */
  readonly id?: string;
  /** Where it is stored; empty while it is not, or not whole. */
  readonly url: string;
  readonly format: string;
  /** Absent where it is not known. */
  readonly bytes?: number;
  readonly sha256?: string;
  readonly accessible?: boolean;
  /** As they are typed. */
  readonly name: string;
  readonly lang: string;
  readonly pages: string;
  readonly alt: string;
}

/** The files of an item, in their order. */
export interface FilesValue {
  readonly files: readonly FileValue[];
}

export type FieldValue = string | boolean | readonly string[] | CoverValue | FilesValue | null;

/**
 * A form's values by the names of its fields: text as it is typed, so that it can be saved on the device and restored.
 * Plain JSON.
 */
export type FormValues = Readonly<Record<string, FieldValue>>;
