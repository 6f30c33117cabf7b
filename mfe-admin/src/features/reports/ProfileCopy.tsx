import type { Profile } from '@adp/shared-data/member';
import { countryName, spokenLanguageName } from '@adp/shared-ui/format';
import { useText } from '../../text';
import list from '../../components/List.module.css';
import styles from './Reports.module.css';

const fields = [
  ...(['name', 'description', 'position', 'company', 'country', 'languages', 'expertise', 'links'] as const),
  'profileImageUrl',
] as const;

/** The former content of a hidden profile. URLs are text, so nothing is loaded or opened by accident. */
export function ProfileCopy({ profile }: { readonly profile: Profile | undefined }) {
  const text = useText();
  if (!profile) return null;
  const facts = fields.flatMap((field) => {
    const values = [profile[field] ?? []].flat();
    return values.length > 0 ? [{ field, values: values.map((value) => toWords(field, value)) }] : [];
  });
  return (
    <details>
      <summary>{text('profiles.copy')}</summary>
      <dl className={`${list['facts']} ${styles['copy']}`}>
        {facts.map(({ field, values }) => (
          <div key={field}>
            <dt>{text(`profiles.${field}`)}</dt>
            {values.map((value) => (
              <dd key={value} className={list['written']} dir="auto">
                {value}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}

function toWords(field: (typeof fields)[number], value: string): string {
  if (field === 'country') return countryName(value);
  return field === 'languages' ? spokenLanguageName(value) : value;
}
