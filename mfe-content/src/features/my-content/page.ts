import { getSession } from '@adp/shared-auth';
import kindTexts from '../../messages/kinds-en.json';
import myContent from '../../messages/my-content-en.json';
import myItems from '../../messages/my-items-en.json';
import { addTexts } from '../../text';
import { loadAccount } from './AccountSection';
import { MyContentPage } from './MyContentPage';

/** The page of what a member has begun and published, with its texts. */
export async function myContentPage() {
  // Beside the texts; where it fails, the section says so.
  if (getSession().status !== 'signed-out') loadAccount().catch(() => undefined);
  await addTexts(kindTexts, myItems, myContent);
  return { Component: MyContentPage };
}
