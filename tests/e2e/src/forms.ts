/** The forms of mfe-content as its pages judge and send them: the one door to them for journeys. */
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
