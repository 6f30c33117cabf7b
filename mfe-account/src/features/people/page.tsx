import { settleSoon } from '@adp/shared-data/client';
import { readDirectory } from '../../api/directory';
import peopleTexts from '../../messages/people-en.json';
import { addTexts } from '../../text';
import { readQuery } from './query';
import { PeoplePage } from './PeoplePage';

export function loadPeople(url: string) {
  return settleSoon(readDirectory(readQuery(new URL(url).searchParams)));
}

export async function peoplePage() {
  await addTexts(peopleTexts);
  return { Component: PeoplePage };
}
