import { Button, PageTitle, useLoaded } from '@adp/shared-ui';
import { useState } from 'react';
import { breakAt } from './breakAt';
import styles from './FaultPage.module.css';

breakAt('at load of the page');

const loadPart = () => import(/* webpackChunkName: "part" */ './LatePart');

/** Page with a text field and a part whose code loads when the visitor opens the part. */
export function FaultPage() {
  breakAt('in render of the page');
  const [open, setOpen] = useState(false);
  const { part, failed, retry } = useLoaded(loadPart, open);
  return (
    <>
      <PageTitle page="The page of fault_app_00" site="Faults" />
      <h1 className={styles['title']}>The page of fault_app_00</h1>
      <input aria-label="A text" />
      <Button onClick={() => setOpen(true)}>Open the part</Button>
      {failed ? (
        <p role="alert">
          The part could not be loaded. <Button onClick={retry}>Try again</Button>
        </p>
      ) : null}
      {part ? <part.LatePart /> : null}
    </>
  );
}
