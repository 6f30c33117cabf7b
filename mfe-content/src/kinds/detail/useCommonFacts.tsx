import { joinWords } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import type { WholeItem } from '../../lib/items';
import { ExternalLink } from '../../components/external/ExternalLink';
import { useValueName, useValueNames } from '../../components/useValueName';
import { useText } from '../../text';
import type { Fact } from './Facts';

/** Programmes have pages in another app. */
const programmePage = (programme: string) => `/${programme}`;

/** Facts that every kind has: themes, countries, programme, language, tags, licence. */
export function useCommonFacts(item: WholeItem): readonly Fact[] {
  const text = useText();
  const valueName = useValueName();
  const names = useValueNames();
  const { programme, licence, canonicalUrl } = item;
  return [
    {
      name: text('filter.programme'),
      value: programme && <Link to={programmePage(programme)}>{valueName('programme', programme)}</Link>,
    },
    { name: text('fact.themes'), value: names('theme', item.themes) },
    { name: text('fact.countries'), value: names('country', item.countries) },
    { name: text('fact.tags'), value: joinWords(item.tags) },
    { name: text('filter.language'), value: valueName('lang', item.lang) },
    { name: text('fact.licence'), value: licence && text(`value.licence.${licence}`) },
    {
      name: text('fact.original'),
      value: canonicalUrl && <ExternalLink href={canonicalUrl}>{getHost(canonicalUrl)}</ExternalLink>,
    },
  ];
}

/** The host of an address, for display. */
export function getHost(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return address;
  }
}
