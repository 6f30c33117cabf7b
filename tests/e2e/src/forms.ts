/** Functions that the forms of mfe-content use to validate and send items. Tests import them only from this module. */
export {
  toItemFields,
  getEmptyValues,
  type FormError,
  toFormErrors,
  type Field,
  type FieldInput,
  getFields,
  type FieldValue,
  type FormValues,
  toFormValues,
} from '@adp/mfe-content/forms';
