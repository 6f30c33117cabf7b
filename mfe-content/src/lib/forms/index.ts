// What journeys need to judge forms as the pages do: the package's export `./forms`. The app imports the files themselves.
export type { Field, FieldInput } from './Field';
export type { CoverValue, FieldValue, FormValues } from './FormValues';
export { toItemFields } from './toItemFields';
export { type FormError, toFormErrors } from './toFormErrors';
export { getFields } from './sections';
export { getEmptyValues, toFormValues } from './toFormValues';
