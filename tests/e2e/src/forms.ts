/** The form functions of mfe-content that pages use for validation and sending. Journeys import them only from here. */
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
