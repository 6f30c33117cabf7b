// The package's export `./forms`, for journeys that validate forms as pages do. The app imports the files themselves.
export type { Field, FieldInput } from './Field';
export type { CoverValue, FieldValue, FormValues } from './FormValues';
export { toItemFields } from './toItemFields';
export { type FormError, toFormErrors } from './toFormErrors';
export { getFields } from './sections';
export { getEmptyValues, toFormValues } from './toFormValues';
