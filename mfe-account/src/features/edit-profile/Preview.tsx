import { currentLocale } from '@adp/shared-ui';
import { countryName } from '@adp/shared-ui/places';
import { useId } from 'react';
import { Portrait } from '../../components/profile/Portrait';
import type { ProfileForm } from '../../components/profile/profileForm';
import { useText } from '../../text';
import styles from './Preview.module.css';

export function Preview({ form }: { form: ProfileForm }) {
  const text = useText();
  const titleId = useId();
  const image = form.picture && ('url' in form.picture ? form.picture.url : form.picture.dataUrl);
  return (
    <aside className={styles['preview']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['label']}>
        {text('edit.preview')}
      </h2>
      <Portrait name={form.name} image={image} size={112} />
      <p className={styles['name']} dir="auto">
        {form.name || text('edit.preview.noName')}
      </p>
      <p className={styles['url']} dir="ltr">
        {`@${form.username}`}
      </p>
      {[form.position, form.company, form.country && countryName(form.country, currentLocale())]
        .filter(Boolean)
        .map((line, index) => (
          <p key={index} dir="auto">
            {line}
          </p>
        ))}
      {form.description ? (
        <p className={styles['bio']} dir="auto">
          {form.description}
        </p>
      ) : null}
    </aside>
  );
}
