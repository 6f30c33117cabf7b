// Entry point for end-to-end tests that validate forms like the pages. The app imports the files directly.
export type { Field, FieldInput } from './Field';
export type { CoverValue, FieldValue, FormValues } from './FormValues';
export { toItemFields } from './toItemFields';
export { type FormError, toFormErrors } from './toFormErrors';
export { getFields } from './sections';
export { getEmptyValues, toFormValues } from './toFormValues';
