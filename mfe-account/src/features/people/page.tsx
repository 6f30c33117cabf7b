import { settleSoon } from '@adp/shared-data/client';
import { readDirectory } from '../../api/directory';
import peopleTexts from '../../messages/people-en.json';
import { addTexts } from '../../text';
import { readAddress } from './address';
import { PeoplePage } from './PeoplePage';

/** The members of an address, or their promise where they take their time. */
export function loadPeople(url: string) {
  return settleSoon(readDirectory(readAddress(new URL(url).searchParams)));
}

/** The directory of members who chose to be listed with its texts. */
export async function peoplePage() {
  await addTexts(peopleTexts);
  return { Component: PeoplePage };
}
