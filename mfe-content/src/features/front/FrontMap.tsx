import { useLoaded, useNear } from '@adp/shared-ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { mapPath } from '../../paths';
import { useText } from '../../text';
import styles from './FrontMap.module.css';
import { mappedKind } from './newest';

const loadMap = async () => (await import(/* webpackChunkName: "front-map" */ './opportunityMap')).loadOpportunityMap();

/** A map of the opportunities. Only wide screens show it, and it loads near the viewport. Its caption links to the page with the map. */
export function FrontMap() {
  const text = useText();
  const figure = useRef<HTMLElement>(null);
  const { part: OpportunityMap } = useLoaded(loadMap, useNear(figure));
  return (
    <figure ref={figure} className={styles['figure']}>
      <div className={styles['map']}>{OpportunityMap ? <OpportunityMap /> : null}</div>
      <figcaption>
        <Link className={styles['caption']} to={mapPath(mappedKind)}>
          {text('front.map')}
        </Link>
      </figcaption>
    </figure>
  );
}
