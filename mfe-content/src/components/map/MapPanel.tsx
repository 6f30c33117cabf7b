import { useLoaded, useNear } from '@adp/shared-ui';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type MapAddress, mapHref } from '../../api/countries';
import { addTexts, useText } from '../../text';
import styles from './MapPanel.module.css';

async function loadMap(address: MapAddress) {
  const { CompactMap, readCountries, texts } = await import(/* webpackChunkName: "map" */ './CompactMap');
  const [{ answer }] = await Promise.all([readCountries(address), addTexts(texts)]);
  if (!answer) throw new Error(`The map of ${address.list} cannot be read.`);
  return { CompactMap, answer };
}

/** A link to the map of a list. Near the viewport, the map itself loads below the link. */
export function MapPanel({ list, filters }: MapAddress) {
  const text = useText();
  const panel = useRef<HTMLDivElement>(null);
  const near = useNear(panel);
  // The parent gives a key for the filters, so that they do not change.
  const [load] = useState(() => () => loadMap({ list, filters }));
  const { part, failed } = useLoaded(load, near);
  return (
    <div ref={panel} className={styles['panel']} data-loaded={part !== undefined}>
      <Link className={styles['link']} to={mapHref({ list, filters })}>
        {text('list.map')}
      </Link>
      {/* If the map does not load, the link remains. */}
      {failed ? null : (
        <div className={styles['map']}>
          {part ? <part.CompactMap address={{ list, filters }} answer={part.answer} /> : null}
        </div>
      )}
    </div>
  );
}
