import { openPeople } from '../../api/directory';
import { waitBriefly } from '../../lib/waitBriefly';
import peopleTexts from '../../messages/people-en.json';
import { addTexts } from '../../text';
import { readAddress } from './address';
import { PeoplePage } from './PeoplePage';

/** Starts the data of the directory; the page shows with it, or without it where it takes its time. */
export async function loadPeople(url: string): Promise<null> {
  await waitBriefly(openPeople(readAddress(new URL(url).searchParams)));
  return null;
}

/** The directory of members who chose to be listed with its texts. */
export async function peoplePage() {
  await addTexts(peopleTexts);
  return { Component: PeoplePage };
}
