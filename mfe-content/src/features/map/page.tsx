import { settleSoon } from '@adp/shared-data/client';
import { readCountries, toMapAddress } from '../../api/countries';
import { texts as mapTexts } from '../../components/map/CountryMap';
import { loadKind } from '../../kinds/list/loadKind';
import listTexts from '../../messages/list-en.json';
import type { MapList } from '../../paths';
import { addTexts } from '../../text';
import { MapPage } from './MapPage';

export function loadMap(list: MapList, url: string) {
  return settleSoon(readCountries(toMapAddress(list, new URL(url).searchParams)));
}

/** Loads the page with the texts of the kind's filters, which are shown above the map. */
export async function mapPage(list: MapList) {
  await Promise.all([addTexts(mapTexts, listTexts), list === 'people' ? undefined : loadKind(list)]);
  return { Component: () => <MapPage list={list} /> };
}
