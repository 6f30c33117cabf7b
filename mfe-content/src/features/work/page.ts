import own from '../../messages/own-en.json';
import work from '../../messages/work-en.json';
import { addTexts } from '../../text';
import { WorkPage } from './WorkPage';

/** What a member has begun, and what is in his or her account, the page's texts at hand. */
export async function workPage() {
  await addTexts(own, work);
  return { Component: WorkPage };
}
