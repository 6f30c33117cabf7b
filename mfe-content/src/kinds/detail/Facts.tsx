import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PageItem } from '../../lib/items';
import type { Kind } from '../../lib/kinds';
import { listPath } from '../../paths';
import { ExternalLink } from '../../components/external/ExternalLink';
import { getHost } from '../../lib/format/getHost';
import { useValueName, useValueNames } from '../../components/useValueName';
import { useText } from '../../text';
import styles from './Facts.module.css';

/** A fact about an item. Facts without a value are not shown. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(({ value }) => value !== undefined && value !== null && value !== '')
        .map(({ name, value }) => (
          <div key={name} className={styles['fact']}>
            <dt className={styles['name']}>{name}</dt>
            <dd className={styles['value']} dir={typeof value === 'string' ? 'auto' : undefined}>
              {value}
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** Returns the path of a programme's page, which is in another app. */
const programmePage = (programme: string) => `/${programme}`;

export function useCommonFacts(kind: Kind, item: PageItem): readonly Fact[] {
  const text = useText();
  const valueName = useValueName();
  const names = useValueNames();
  const { programme, licence, canonicalUrl } = item;
  // The list of products has no theme filter to link to.
  const hasTheme = kind !== 'product';
  const toTheme = (theme: string) => listPath(kind) + toQuery({ theme });
  const toSearch = (q: string) => listPath(kind) + toQuery({ q });
  return [
    {
      name: text('filter.programme'),
      value: programme && (
        <Link to={programmePage(programme)} data-preload="">
          {valueName('programme', programme)}
        </Link>
      ),
    },
    {
      name: text('fact.themes'),
      value: hasTheme ? links(item.themes, (theme) => valueName('theme', theme), toTheme) : names('theme', item.themes),
    },
    { name: text('fact.countries'), value: names('country', item.countries) },
    { name: text('fact.tags'), value: links(item.tags, (tag) => tag, toSearch) },
    { name: text('fact.lang'), value: valueName('lang', item.lang) },
    { name: text('fact.licence'), value: licence && text(`value.licence.${licence}`) },
    {
      name: text('fact.original'),
      value: canonicalUrl && <ExternalLink href={canonicalUrl}>{getHost(canonicalUrl)}</ExternalLink>,
    },
  ];
}

const toQuery = (params: Record<string, string>) => `?${new URLSearchParams(params).toString()}`;

function links(values: readonly string[], toName: (value: string) => string, toPath: (value: string) => string) {
  if (values.length === 0) return undefined;
  return (
    <ul className={styles['links']}>
      {values.map((value) => (
        <li key={value}>
          <Link to={toPath(value)}>
            <span dir="auto">{toName(value)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
