import type { PageItem } from '../../lib/items';
import { ExternalLink } from '../../components/external/ExternalLink';
import { useValueName, useValueNames } from '../../components/useValueName';
import { useText } from '../../text';
import styles from '../detail/Detail.module.css';
import { DetailFrame } from '../detail/DetailFrame';
import { getHost } from '../../lib/format/getHost';
import { createDetail } from '../detail/DetailPage';
import { PlatformBadges } from './PlatformBadges';
import detailTexts from './messages/detail-en.json';
import listTexts from './messages/list-en.json';

const links = ['websiteUrl', 'demoUrl', 'repoUrl'] as const;

export function ProductDetail({ item }: { item: PageItem<'product'> }) {
  const text = useText();
  const valueName = useValueName();
  const names = useValueNames();
  return (
    <DetailFrame
      kind="product"
      item={item}
      label={valueName('category', item.category)}
      meta={
        <span translate="no" dir="auto">
          {item.organisation}
        </span>
      }
      facts={[
        { name: text('filter.maturity'), value: valueName('maturity', item.maturity) },
        { name: text('filter.pricing'), value: valueName('pricing', item.pricing) },
        { name: text('fact.deployed'), value: names('country', item.deployedIn) },
        { name: text('fact.productLanguages'), value: names('language', item.uiLanguages) },
        {
          name: text('fact.needs'),
          value: item.minRequirements && (
            <span lang={item.lang} dir="auto">
              {item.minRequirements}
            </span>
          ),
        },
        {
          name: text('fact.evidence'),
          value:
            item.evidence.length === 0 ? undefined : (
              <ul>
                {item.evidence.map((address) => (
                  <li key={address}>
                    <ExternalLink href={address}>{getHost(address)}</ExternalLink>
                  </li>
                ))}
              </ul>
            ),
        },
      ]}
    >
      <div className={styles['when']}>
        <p className={styles['text']} lang={item.lang} dir="auto">
          {item.tagline}
        </p>
        <PlatformBadges platforms={item.platforms} />
        <p className={styles['links']}>
          {links.map((name) => {
            const address = item[name];
            return address === undefined ? null : (
              <ExternalLink
                key={name}
                className={name === 'websiteUrl' ? styles['primary'] : styles['plain']}
                href={address}
              >
                {text(`product.${name}`, { host: getHost(address) })}
              </ExternalLink>
            );
          })}
        </p>
      </div>
    </DetailFrame>
  );
}

export const detail = createDetail('product', ProductDetail, [listTexts, detailTexts]);
