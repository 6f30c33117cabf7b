import { refuseVisitors } from '@adp/shared-auth';
import { redirect } from 'react-router-dom';

/** Check before a page for members. Unlike a request's URL, `destination` contains the hash. */
export type RefuseVisitor = (destination: string) => Promise<void> | void;

/** Throws a redirect to the sign-in page while nobody is signed in. */
export async function refuseVisitor(destination: string): Promise<void> {
  const elsewhere = await refuseVisitors(destination);
  if (elsewhere !== undefined) throw redirect(elsewhere);
}
