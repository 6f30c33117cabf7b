import own from '../../messages/my-items-en.json';
import work from '../../messages/my-content-en.json';
import { addTexts } from '../../text';
import { MyContentPage } from './MyContentPage';

/** What a member has begun, and what is in his or her account, the page's texts at hand. */
export async function myContentPage() {
  await addTexts(own, work);
  return { Component: MyContentPage };
}
