import { currentLocale, formatLocale } from '@adp/shared-ui';
import { Fragment, memo } from 'react';
import type { Kind } from '../../lib/kinds';
import { getSections } from '../../lib/forms/sections';
import { isMessageId, useText } from '../../text';
import { fieldId } from './fields/fieldBinding';
import { FormField } from './fields/FormField';
import { TitleHint } from './TitleHint';
import type { ShownError } from './useWriteForm';
import styles from './Write.module.css';

interface FormSectionsProps {
  readonly kind: Kind;
  readonly itemId: string;
  readonly errors: readonly ShownError[];
}

export function FormContents({ kind }: { kind: Kind }) {
  const text = useText();
  return (
    <nav className={styles['contents']} aria-label={text('write.contents')}>
      <ol>
        {getSections(kind).map(({ name }) => (
          <li key={name}>
            <a className={styles['link']} href={`#${sectionId(name)}`}>
              {sectionTitle(name, text)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const sectionId = (name: string) => `s-${name}`;

function sectionTitle(name: string, text: ReturnType<typeof useText>): string {
  const title = `write.section.${name}`;
  return isMessageId(title) ? text(title) : name;
}

/** All fields of a form. Memoized, because each field manages its own typed text: only errors need a new render. */
export const FormSections = memo(function FormSections({ kind, itemId, errors }: FormSectionsProps) {
  const text = useText();
  const number = new Intl.NumberFormat(formatLocale(currentLocale()), { minimumIntegerDigits: 2 });
  const getError = (id: string) => errors.find(({ field }) => field === id)?.text;
  return getSections(kind).map(({ name, fields }, index) => {
    const why = `write.section.${name}.why`;
    return (
      <section key={name} className={styles['section']} aria-labelledby={sectionId(name)}>
        <h2 id={sectionId(name)} className={styles['sectionTitle']} tabIndex={-1}>
          <span className={styles['number']} aria-hidden="true">
            {number.format(index + 1)}
          </span>
          <span>{sectionTitle(name, text)}</span>
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
