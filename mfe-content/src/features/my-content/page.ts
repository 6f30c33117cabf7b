import { getSession } from '@adp/shared-auth';
import kindTexts from '../../messages/kinds-en.json';
import myContent from '../../messages/my-content-en.json';
import myItems from '../../messages/my-items-en.json';
import { addTexts } from '../../text';
import { loadAccount } from './AccountSection';
import { MyContentPage } from './MyContentPage';

export async function myContentPage() {
  // Load the account section in parallel with the texts. The section reports a failure.
  if (getSession().status !== 'signed-out') loadAccount().catch(() => undefined);
  await addTexts(kindTexts, myItems, myContent);
  return { Component: MyContentPage };
}
