/** A Firestore value in proto3 JSON. */
export type Proto3Value = Readonly<Record<string, unknown>>;
/**
 * The fields of a document as Firestore's REST interface takes them. Whole numbers are stored as integers.
 * @throws TypeError for what Firestore cannot hold
 */
export declare function toProto3Fields(fields: object): Record<string, Proto3Value>;
