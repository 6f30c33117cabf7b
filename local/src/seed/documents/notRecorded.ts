/** Stands where a field must be filled and the public pages do not say. */
export const notRecorded = 'Not recorded here';
