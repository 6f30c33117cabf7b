import { settleSoon } from '@adp/shared-data/client';
import { contentKinds, toBulkPath, writtenKinds } from '@adp/shared-data/content';
import { loadCounts } from '../../api/loadCounts';
import { NumberedSection } from '../../components/NumberedSection';
import chartTexts from '../../messages/charts-en.json';
import openDataTexts from '../../messages/open-data-en.json';
import { addTexts, useText } from '../../text';
import { Charts } from './Charts';
import styles from './OpenDataPage.module.css';
import { TranslatedPage } from './TranslatedPage';

const base = '/api/v1';
const lists = [...writtenKinds.map((kind) => contentKinds[kind].segment), 'people'];
/** Files with all items of a kind. */
const bulkFiles = writtenKinds.map(toBulkPath);
/** Endpoints that have URL parameters and are not lists. */
const parameterized = [
  'search?q={words}',
  'timeline?year={year}',
  'facets/{list}',
  'counts?programme={programme}',
  'authors/{username}',
  'programme-pages/{page}',
];
/** Paths of the English pages that other websites can show in frames. */
const embeds = ['/embed/{list}', '/embed/map/{list}', '/embed/chart/{property}'];
const sections = ['what-there-is', 'licences', 'limits', 'embeds'];
const description = `${base}/openapi.json`;

function OpenDataPage() {
  const text = useText();
  return (
    <TranslatedPage name="openData" sections={sections}>
      <NumberedSection id="numbers" number={sections.length + 1} title={text('charts.title')}>
        <Charts />
      </NumberedSection>
      <NumberedSection id="addresses" number={sections.length + 2} title={text('openData.addresses')}>
        <ul className={styles['addresses']} translate="no">
          {lists.map((name) => (
            <li key={name}>
              <a href={`${base}/${name}`} dir="ltr">{`${base}/${name}`}</a>
              <code dir="ltr">{`${base}/${name}/{${name === 'people' ? 'username' : 'id'}}`}</code>
            </li>
          ))}
          {bulkFiles.map((path) => (
            <li key={path}>
              <a href={path} dir="ltr">
                {path}
              </a>
            </li>
          ))}
          {[...parameterized.map((address) => `${base}/${address}`), ...embeds].map((address) => (
            <li key={address}>
              <code dir="ltr">{address}</code>
            </li>
          ))}
        </ul>
        <p className={styles['description']}>
          <a href={description}>{text('openData.description')}</a>
        </p>
      </NumberedSection>
    </TranslatedPage>
  );
}

export async function openDataPage() {
  await addTexts(openDataTexts, chartTexts);
  return { Component: OpenDataPage };
}

/** Loads the counts. `now` is the time of loading, so that server and browser agree on the next weeks. */
export const loadOpenData = async () => ({ ...(await settleSoon(loadCounts())), now: new Date() });
