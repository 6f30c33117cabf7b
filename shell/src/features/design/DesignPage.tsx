import { PageTitle } from '@adp/shared-ui';
import { Fragment, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { useText } from '../../text';
import styles from './Design.module.css';
import { Gallery } from './Gallery';
import { directions, samples } from './samples';
import { declareThemes, themes } from './themes';
import { Tokens } from './Tokens';

/** The page `/-/design`: all tokens and components, in both themes and both directions. */
export function DesignPage() {
  // Components with links need a router. All links lead to this page.
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <Panels /> }]));
  return <RouterProvider router={router} />;
}

function Panels() {
  const text = useText();
  const [names] = useState(declareThemes);
  return (
    <main className={styles['page']}>
      <PageTitle page={text('design.title')} site={text('site.name')} />
      <h1>{text('design.title')}</h1>
      <p className={styles['intro']}>{text('design.intro')}</p>
      {themes.map((theme) => (
        <Fragment key={theme}>
          <section className={styles['panel']} data-theme={theme}>
            <h2>{text(`design.tokens.${theme}`)}</h2>
            <Tokens names={names} />
          </section>
          {directions.map((direction) => (
            <section key={direction} className={styles['panel']} data-theme={theme}>
              <h2>{text(`design.components.${theme}.${direction}`)}</h2>
              <div dir={direction} lang={samples[direction].lang}>
                <Gallery sample={samples[direction]} />
              </div>
            </section>
          ))}
        </Fragment>
      ))}
    </main>
  );
}
