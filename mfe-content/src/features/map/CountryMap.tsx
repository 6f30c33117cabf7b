import type { CountryCounts } from '@adp/shared-data/lists';
import { memberStates } from '@adp/shared-data/fields';
import { currentLocale } from '@adp/shared-ui';
import { countryName } from '@adp/shared-ui/format';
import { AfricaMap, MapLegend } from '@adp/shared-ui/map';
import { countries } from '@adp/shared-ui/places';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { countryHref } from '../../api/countries';
import type { MapAddress } from '../../api/listViews';
import { useText } from '../../text';
import styles from './CountryMap.module.css';

interface CountryMapProps {
  readonly address: MapAddress;
  readonly answer: CountryCounts;
}

/** A map of the countries of a list, and the same links as a list for keyboards and screen readers. */
export function CountryMap({ address, answer: { counts, capped } }: CountryMapProps) {
  const text = useText();
  const id = useId();
  const selected = address.filters['country'] ?? [];
  const toPath = (country: string) => countryHref(address, country);
  return (
    <div className={styles['map']}>
      <figure className={styles['figure']}>
        <AfricaMap
          counts={counts}
          selected={selected}
          toPath={toPath}
          toTitle={(country, count) => text('map.country', { name: countryName(country), count })}
        />
        <figcaption className={styles['notes']}>
          <MapLegend
            counts={counts}
            toRange={(from, to) => text(from === to ? 'map.number' : 'map.range', { from, to })}
          />
          {capped ? <p>{text('map.capped')}</p> : null}
          {address.list === 'people' ? null : <p>{text('map.regions')}</p>}
          <p>{text('map.source')}</p>
        </figcaption>
      </figure>
      <div>
        <h2 className={styles['heading']} id={id}>
          {text('map.countries')}
        </h2>
        <ul className={styles['countries']} aria-labelledby={id}>
          {countries(currentLocale())
            .filter((country) => memberStates.includes(country))
            .map((country) => (
              <li key={country}>
                <Link
                  className={styles['country']}
                  to={toPath(country)}
                  aria-current={selected.includes(country) || undefined}
                >
                  <span>{`${countryName(country)} `}</span>
                  <span className={styles['count']}>{text('map.number', { from: counts[country] ?? 0 })}</span>
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
