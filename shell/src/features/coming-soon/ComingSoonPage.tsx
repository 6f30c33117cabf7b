import { Notice, PageTitle, WovenBand } from '@adp/shared-ui';
import { OpenPages } from '../../components/OpenPages';
import { paths } from '../../paths';
import { useText } from '../../text';
import styles from './ComingSoonPage.module.css';

const sections = {
  [paths.knowledgeProducts]: 'menu.knowledgeProducts',
  [paths.articles]: 'footer.articles',
  [paths.events]: 'footer.events',
  [paths.opportunities]: 'footer.opportunities',
  [paths.products]: 'footer.products',
  [paths.people]: 'footer.people',
} as const;

export function ComingSoonPage({ prefix }: { prefix: string }) {
  const text = useText();
  const name = isSection(prefix) ? text(sections[prefix]) : undefined;
  const title = name ? text('comingSoon.title', { section: name }) : text('comingSoon.titlePlain');
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

function isSection(prefix: string): prefix is keyof typeof sections {
  return Object.hasOwn(sections, prefix);
}
