/** The forms of mfe-content as its pages judge and send them: the one door to them for journeys. */
export {
  draftOf,
  emptyValues,
  type Fault,
  faultsOf,
  type Field,
  type FieldInput,
  fieldsOf,
  type FieldValue,
  type FormValues,
  valuesOf,
} from '@adp/mfe-content/forms';
