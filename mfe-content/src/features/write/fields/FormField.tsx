import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import type { Field, FieldInput } from '../../../lib/forms/Field';
import type { FormValues } from '../../../lib/forms/FormValues';
import { ChoicesField } from './ChoicesField';
import { ChosenField } from './ChosenField';
import { CountryField } from './CountryField';
import { CoverField } from './CoverField';
import { CurrencyField } from './CurrencyField';
import type { FieldProps } from './FieldProps';
import { FlagField } from './FlagField';
import { LinesField } from './LinesField';
import { DateTimeInput } from './DateTimeInput';
import { OptionField } from './OptionField';
import { TextBlock } from './TextBlock';
import { TextInput } from './TextInput';
import { ZoneField } from './ZoneField';

const inputs: Readonly<Record<FieldInput, ComponentType<FieldProps>>> = {
  line: TextInput,
  address: TextInput,
  email: TextInput,
  number: TextInput,
  day: TextInput,
  paragraph: TextBlock,
  markdown: TextBlock,
  dateTime: DateTimeInput,
  zone: ZoneField,
  currency: CurrencyField,
  flag: FlagField,
  choice: OptionField,
  choices: ChoicesField,
  country: CountryField,
  countries: ChosenField,
  languages: ChosenField,
  lines: LinesField,
  addresses: LinesField,
  cover: CoverField,
};

/** One field of a form, as its table describes it; bound to the react-hook-form around it. */
export function FormField(props: FieldProps) {
  const { when } = props.field;
  return when ? <ConditionalField {...props} when={when} /> : <FieldControl {...props} />;
}

/** A field that is asked for only while other fields say so. What was typed in it stays in the form. */
function ConditionalField({ when, ...props }: FieldProps & { readonly when: NonNullable<Field['when']> }) {
  const isShown = useWatch({ compute: (values: FormValues) => when(values) });
  return isShown ? <FieldControl {...props} /> : null;
}

function FieldControl(props: FieldProps) {
  const Input = inputs[props.field.input];
  return <Input {...props} />;
}
