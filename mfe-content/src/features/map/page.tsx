import { settleSoon } from '@adp/shared-data/client';
import { readCountries, toMapAddress } from '../../api/countries';
import eventFilterTexts from '../../kinds/event/messages/filters-en.json';
import eventTexts from '../../kinds/event/messages/list-en.json';
import opportunityFilterTexts from '../../kinds/opportunity/messages/filters-en.json';
import opportunityTexts from '../../kinds/opportunity/messages/list-en.json';
import productTexts from '../../kinds/product/messages/list-en.json';
import filterTexts from '../../messages/filters-en.json';
import listTexts from '../../messages/list-en.json';
import mapTexts from '../../messages/map-en.json';
import type { MapList } from '../../paths';
import { addTexts } from '../../text';
import { MapPage } from './MapPage';

export function loadMap(list: MapList, url: string) {
  return settleSoon(readCountries(toMapAddress(list, new URL(url).searchParams)));
}

/** Loads the page with the texts of all kinds' filters. The kinds' own chunks would need the code of lists here too. */
export async function mapPage(list: MapList) {
  await addTexts(
    mapTexts,
    listTexts,
    filterTexts,
    eventTexts,
    eventFilterTexts,
    opportunityTexts,
    opportunityFilterTexts,
    productTexts,
  );
  return { Component: () => <MapPage list={list} /> };
}
