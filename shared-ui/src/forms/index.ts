export { Choice, ChoiceGroup } from './Choice';
export { ErrorSummary, type FormFault } from './ErrorSummary';
export { counterText, SelectField, TextArea, TextField } from './TextField';
