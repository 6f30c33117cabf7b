// What journeys need to judge forms as the pages do: the package's export `./forms`. The app imports the files themselves.
export type { Field, FieldInput } from './Field';
export type { CoverValue, FieldValue, FormValues } from './FormValues';
export { draftOf } from './draftOf';
export { type Fault, faultsOf } from './faultsOf';
export { fieldsOf } from './sections';
export { emptyValues, valuesOf } from './values';
