import { limits } from '@adp/shared-data/content';
import { currentLocale } from '@adp/shared-ui';
import {
  ChosenField,
  counterText,
  LinesField,
  SelectField,
  SelectOptions,
  TextArea,
  TextField,
} from '@adp/shared-ui/forms';
import { countries, countryName, languages, spokenLanguageName } from '@adp/shared-ui/places';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { PictureControl } from '../../components/profile/PictureControl';
import type { ProfileForm } from '../../components/profile/profileForm';
import { listErrors, useProfileErrorText } from '../../components/profile/useProfileErrorText';
import { UsernameField } from '../../components/profile/UsernameField';
import type { UsernameState } from '../../components/profile/useUsername';
import { useText } from '../../text';

interface ProfileFieldsProps {
  readonly form: UseFormReturn<ProfileForm>;
  readonly values: ProfileForm;
  readonly username: UsernameState;
  readonly progress: number | undefined;
  readonly children: ReactNode;
}

type LineField = 'expertise' | 'links';

export function ProfileFields({ form, values, username, progress, children }: ProfileFieldsProps) {
  const text = useText();
  const getErrorText = useProfileErrorText();
  const { register, control, formState } = form;
  const errors = listErrors(formState.errors);
  // Report texts that are too long immediately, but missing values only after a submission.
  const getError = (field: keyof ProfileForm, index?: number) => {
    const error = errors.find((each) => each.field === field && each.index === index);
    if (!error || (formState.submitCount === 0 && error.code !== 'too-long')) return undefined;
    return getErrorText(field, error.code, index !== undefined);
  };
  const describe = (field: 'name' | 'position' | 'company' | 'description') => ({
    ...register(field),
    id: field,
    error: getError(field),
    counter: counterText(values[field], limits[field].max),
    dir: 'auto',
  });
  const lines = (field: LineField, legend: string) => (
    <Controller
      control={control}
      name={field}
      render={({ field: { value, onChange, onBlur } }) => (
        <LinesField
          id={field}
          name={field}
          legend={legend}
          hint={text(`edit.${field}.hint`, { max: limits[field].max })}
          error={getError(field)}
          values={value}
          max={limits[field].max}
          {...(field === 'links' ? { urls: true, placeholder: 'https://' } : {})}
          addLabel={text(`edit.${field}.add`)}
          lineLabel={(index) => text('edit.entry', { list: legend, place: index + 1 })}
          removeLabel={(index) =>
            text('edit.removeEntry', {
              name: value[index] || text('edit.entry', { list: legend, place: index + 1 }),
            })
          }
          lineError={(index) => getError(field, index)}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    />
  );
  const locale = currentLocale();
  const isTaken = formState.errors.username?.type === 'taken' && username !== 'checking';
  return (
    <>
      <PictureControl control={control} name={values.name} progress={progress} error={getError('picture')} />
      <TextField {...describe('name')} label={text('member.name')} autoComplete="name" />
      <UsernameField {...register('username')} value={values.username} state={isTaken ? 'taken' : username} />
      {children}
      <TextField {...describe('position')} label={text('edit.position')} autoComplete="organization-title" />
      <TextField {...describe('company')} label={text('edit.company')} autoComplete="organization" />
      <TextArea {...describe('description')} label={text('edit.description')} hint={text('edit.description.hint')} />
      <SelectField
        {...register('country')}
        id="country"
        label={text('edit.country')}
        error={getError('country')}
        autoComplete="country"
      >
        <option value="">{text('edit.country.none')}</option>
        <SelectOptions values={countries(locale)} getName={(code) => countryName(code, locale)} />
      </SelectField>
      <Controller
        control={control}
        name="languages"
        render={({ field: { value, onChange, onBlur } }) => (
          <ChosenField
            id="languages"
            label={text('edit.languages')}
            hint={text('edit.languages.hint', { max: limits.languages.max })}
            values={value}
            max={limits.languages.max}
            getName={(code) => spokenLanguageName(code, locale)}
            texts={{ choose: text('edit.choose'), remove: (name) => text('edit.removeEntry', { name }) }}
            options={(chosen) => (
              <SelectOptions
                values={languages(locale).filter((code) => !chosen.includes(code))}
                getName={(code) => spokenLanguageName(code, locale)}
              />
            )}
            onChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
      {lines('expertise', text('edit.expertise'))}
      {lines('links', text('edit.links'))}
    </>
  );
}
