// Form fields for react-hook-form: native ones take `register()`, the others work with `Controller`. All texts come from the app.
export { CheckboxGroup, Choice, ChoiceGroup, RadioGroup, type ChoiceOption } from './Choice';
export { ChosenField } from './ChosenField';
export { ErrorSummary, type FormError } from './ErrorSummary';
export { counterText, FieldError, HiddenStatus } from './FieldFrame';
export { Fields } from './Fields';
export { Form } from './Form';
export { LinesField } from './LinesField';
export { SelectField, SelectOptions } from './SelectField';
export { DateTimeField, TextArea, TextField } from './TextField';
export { toResolver } from './toResolver';
export { useFocusAfterRender } from './useFocusAfterRender';
