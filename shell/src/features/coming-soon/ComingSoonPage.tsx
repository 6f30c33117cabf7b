import { Notice, PageTitle, WovenBand } from '@adp/shared-ui';
import { OpenPages } from '../../components/OpenPages';
import { paths, sectionLinks } from '../../paths';
import { useText } from '../../text';
import styles from './ComingSoonPage.module.css';

const sections = [{ to: paths.knowledgeProducts, label: 'menu.knowledgeProducts' }, ...sectionLinks] as const;

export function ComingSoonPage({ prefix }: { prefix: string }) {
  const text = useText();
  const section = sections.find(({ to }) => to === prefix);
  const title = section ? text('comingSoon.title', { section: text(section.label) }) : text('comingSoon.titlePlain');
  return (
    <>
      <PageTitle page={title} site={text('site.name')} />
      <div className={styles['hero']}>
        <div className={styles['words']}>
          <p className={styles['tagline']}>{text('site.tagline')}</p>
          <p className={styles['purpose']}>{text('site.purpose')}</p>
        </div>
      </div>
      <WovenBand />
      <Notice title={title}>
        <p>{text('comingSoon.text')}</p>
        <OpenPages />
      </Notice>
    </>
  );
}
