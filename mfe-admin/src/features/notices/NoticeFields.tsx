import { noticeLevels, noticeLimits } from '@adp/shared-data/site-settings';
import { Button } from '@adp/shared-ui';
import { languageName } from '@adp/shared-ui/format';
import { RadioGroup, TextArea, TextField } from '@adp/shared-ui/forms';
import { getDirection, languages } from '@adp/shared-ui/languages';
import { type Control, Controller, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { useText } from '../../text';
import styles from './Notices.module.css';
import { isText, type NoticesValues, type NoticeValues } from './noticeValues';

interface NoticeFieldsProps {
  readonly control: Control<NoticesValues>;
  readonly register: UseFormRegister<NoticesValues>;
  readonly index: number;
  readonly errors: FieldErrors<NoticeValues> | undefined;
  readonly onRemove: () => void;
}

export function NoticeFields({ control, register, index, errors, onRemove }: NoticeFieldsProps) {
  const text = useText();
  const number = index + 1;
  const { max } = noticeLimits.text;
  return (
    <fieldset className={styles['notice']}>
      <legend className={styles['legend']}>{text('notices.one', { number })}</legend>
      <Controller
        control={control}
        name={`notices.${index}.level`}
        render={({ field }) => (
          <RadioGroup
            {...field}
            legend={text('notices.level')}
            options={noticeLevels.map((level) => ({ value: level, label: text(`notices.level.${level}`) }))}
          />
        )}
      />
      {languages.map((lang) => (
        <TextArea
          key={lang}
          {...register(`notices.${index}.texts.${lang}`, { validate: (value) => isText(value, lang === 'en') })}
          id={`text-${index}-${lang}`}
          rows={2}
          lang={lang}
          dir={getDirection(lang)}
          label={text('notices.text', { language: languageName(lang) })}
          hint={text(lang === 'en' ? 'notices.text.hint' : 'notices.text.optional', { max })}
          error={errors?.texts?.[lang] && text(lang === 'en' ? 'notices.text.error' : 'notices.text.tooLong', { max })}
        />
      ))}
      <TextField
        {...register(`notices.${index}.from`, { validate: Boolean })}
        id={`from-${index}`}
        type="datetime-local"
        label={text('notices.from')}
        hint={text('notices.from.hint')}
        error={errors?.from && text('notices.from.error')}
      />
      <TextField
        {...register(`notices.${index}.until`, {
          validate: (until, { notices }) => until === '' || until > (notices[index]?.from ?? ''),
        })}
        id={`until-${index}`}
        type="datetime-local"
        label={text('notices.until')}
        hint={text('notices.until.hint')}
        error={errors?.until && text('notices.until.error')}
      />
      <div>
        <Button secondary onClick={onRemove}>
          {text('notices.remove', { number })}
        </Button>
      </div>
    </fieldset>
  );
}
