/** A field of a document before it is written in proto3 JSON. Whole numbers are stored as integers. */
export type PlainValue = null | boolean | number | string | Date | readonly PlainValue[] | PlainFields;

/** Fields that are undefined are left out. */
export interface PlainFields {
  readonly [field: string]: PlainValue | undefined;
}
