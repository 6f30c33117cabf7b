import { NumberedSection } from '../../components/NumberedSection';
import type { TextCopy } from '@adp/shared-data';
import openDataTexts from '../../messages/open-data-en.json';
import { addTexts, useText } from '../../text';
import styles from './OpenDataPage.module.css';
import { openData } from '../../content/en/openData';
import { inPageLocale } from '../../lib/inPageLocale';
import { TextPage } from './TextPage';

/** Below the site's own origin; `api/v1` of the endpoints, which `openapi.json` describes. */
const base = '/api/v1';
const endpoints = ['articles', 'events', 'opportunities', 'products', 'knowledge-products', 'people'] as const;
const description = `${base}/openapi.json`;

/** What programs can read of the site, and where. */
function OpenDataPage({ copy }: { readonly copy: TextCopy }) {
  const text = useText();
  return (
    <TextPage copy={copy}>
      <NumberedSection id="addresses" number={copy.sections.length + 1} title={text('openData.addresses')}>
        <ul className={styles['addresses']} translate="no">
          {endpoints.map((name) => (
            <li key={name}>
              <a href={`${base}/${name}`} dir="ltr">{`${base}/${name}`}</a>
              <code dir="ltr">{`${base}/${name}/{${name === 'people' ? 'username' : 'id'}}`}</code>
            </li>
          ))}
        </ul>
        <p className={styles['description']}>
          <a href={description}>{text('openData.description')}</a>
        </p>
      </NumberedSection>
    </TextPage>
  );
}

/** /about/open-data with its texts. */
export async function openDataPage() {
  await addTexts(openDataTexts);
  const copy = await inPageLocale(openData);
  return { Component: () => <OpenDataPage copy={copy} /> };
}
