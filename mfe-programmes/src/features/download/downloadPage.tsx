import { settleSoon } from '@adp/shared-data/client';
import { PageTitle } from '@adp/shared-ui';
import { loadProgrammeItems } from '../../api/loadProgrammeItems';
import { NumberedSection } from '../../components/NumberedSection';
import { PageIntro } from '../../components/PageIntro';
import chartTexts from '../../messages/charts-en.json';
import texts from '../../messages/download-en.json';
import { addTexts, useText } from '../../text';
import styles from './Download.module.css';
import { Exports } from './Exports';
import { Feeds } from './Feeds';
import { Installation } from './Installation';
import { Packs } from './Packs';

const sections = [
  { id: 'install', Body: Installation },
  { id: 'packs', Body: Packs },
  { id: 'feeds', Body: Feeds },
  { id: 'data', Body: Exports },
] as const;

function DownloadPage() {
  const text = useText();
  return (
    <>
      <PageTitle page={text('download.title')} site={text('site')} />
      <PageIntro title={text('download.title')} lead={text('download.lead')} />
      <div className={styles['content']}>
        {sections.map(({ id, Body }, index) => (
          <NumberedSection key={id} id={id} number={index + 1} title={text(`download.${id}`)}>
            <p className={styles['why']}>{text(`download.${id}.why`)}</p>
            <Body />
          </NumberedSection>
        ))}
      </div>
    </>
  );
}

export async function downloadPage() {
  await addTexts(texts, chartTexts);
  return { Component: DownloadPage };
}

export const loadPacks = () => settleSoon(loadProgrammeItems());
