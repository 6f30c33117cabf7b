import { Choice } from '@adp/shared-ui/forms';
import type { ComponentType } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLoaded } from '@adp/shared-ui';
import type { Field, FieldInput } from '../../../lib/forms/Field';
import type { FormValues } from '../../../lib/forms/FormValues';
import { LoadError } from '../../../components/states/LoadError';
import { ChoiceInput, ChoicesInput } from './ChoicesInput';
import { ChosenInput } from './ChosenInput';
import { CoverInput } from './CoverInput';
import { CurrencyInput } from './CurrencyInput';
import { DateTimeInput, TextBlock, TextInput } from './TextInput';
import { fieldId, type FieldProps } from './fieldBinding';
import { LinesInput } from './LinesInput';
import { MarkdownInput } from './MarkdownInput';
import { CountryInput } from './PlaceOptions';
import { useFieldText } from './useFieldText';
import { ZoneInput } from './ZoneInput';

const inputs: Readonly<Record<FieldInput, ComponentType<FieldProps>>> = {
  line: TextInput,
  address: TextInput,
  email: TextInput,
  number: TextInput,
  day: TextInput,
  paragraph: TextBlock,
  markdown: MarkdownInput,
  dateTime: DateTimeInput,
  zone: ZoneInput,
  currency: CurrencyInput,
  flag: FlagInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  country: CountryInput,
  countries: ChosenInput,
  languages: ChosenInput,
  lines: LinesInput,
  addresses: LinesInput,
  cover: CoverInput,
  files: lateInput(async () => (await import(/* webpackChunkName: "write-files" */ '../files/FilesInput')).FilesInput),
  reference: lateInput(
    async () => (await import(/* webpackChunkName: "write-files" */ './ReferenceInput')).ReferenceInput,
  ),
};

export function FormField(props: FieldProps) {
  const { when } = props.field;
  return when ? <ConditionalField {...props} when={when} /> : <FieldControl {...props} />;
}

/** A field that is shown only for certain values of other fields. The form keeps its value while it is hidden. */
function ConditionalField({ when, ...props }: FieldProps & { readonly when: NonNullable<Field['when']> }) {
  const isShown = useWatch({ compute: (values: FormValues) => when(values) });
  return isShown ? <FieldControl {...props} /> : null;
}

function FieldControl(props: FieldProps) {
  const Input = inputs[props.field.input];
  return <Input {...props} />;
}

/** A checkbox. It has no error, because both values are valid. */
function FlagInput({ kind, field }: FieldProps) {
  const { register } = useFormContext<FormValues>();
  const { getLabel, getHint } = useFieldText(kind);
  return <Choice {...register(field.name)} id={fieldId(field)} label={getLabel(field)} hint={getHint(field)} />;
}

/** Creates an input whose code is in a separate chunk, because only one kind uses it. */
function lateInput(load: () => Promise<ComponentType<FieldProps>>) {
  return function LateInput(props: FieldProps) {
    const { part: Input, failed, retry } = useLoaded(load);
    if (failed) return <LoadError code="unavailable" what="part" onRetry={retry} />;
    return Input ? <Input {...props} /> : null;
  };
}
