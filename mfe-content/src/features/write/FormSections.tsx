import { currentLocale } from '@adp/shared-ui';
import { Fragment, memo } from 'react';
import type { WrittenKind } from '../../lib/kinds';
import { sections } from '../../lib/forms/sections';
import { isMessageId, useText } from '../../text';
import { fieldId } from './fields/fieldBinding';
import { FormField } from './fields/FormField';
import { TitleHint } from './TitleHint';
import type { ShownError } from './useWriteForm';
import styles from './Write.module.css';

interface FormSectionsProps {
  readonly kind: WrittenKind;
  readonly itemId: string;
  readonly errors: readonly ShownError[];
}

/** All fields of a form in their sections. Rendered again only when errors change: the fields hold what is typed. */
export const FormSections = memo(function FormSections({ kind, itemId, errors }: FormSectionsProps) {
  const text = useText();
  const number = new Intl.NumberFormat(currentLocale(), { minimumIntegerDigits: 2 });
  const getError = (id: string) => errors.find(({ field }) => field === id)?.text;
  return sections[kind].map(({ name, fields }, index) => {
    const title = `write.section.${name}`;
    const why = `write.section.${name}.why`;
    return (
      <section key={name} className={styles['section']} aria-labelledby={`s-${name}`}>
        <h2 id={`s-${name}`} className={styles['sectionTitle']}>
          <span className={styles['number']} aria-hidden="true">
            {number.format(index + 1)}
          </span>
          {isMessageId(title) ? text(title) : name}
        </h2>
        {isMessageId(why) ? <p className={styles['why']}>{text(why)}</p> : null}
        {fields.map((field) => (
          <Fragment key={field.name}>
            <FormField
              kind={kind}
              field={field}
              error={getError(fieldId(field))}
              getError={(place) => getError(fieldId(field, place))}
            />
            {field.name === 'title' ? <TitleHint kind={kind} itemId={itemId} /> : null}
          </Fragment>
        ))}
      </section>
    );
  });
});
