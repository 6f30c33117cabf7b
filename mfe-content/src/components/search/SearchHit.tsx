import { currentLocale, formatLocale } from '@adp/shared-ui';
import { countryName, formatDays, joinPlace, joinWords, languageName, numberFormat } from '@adp/shared-ui/format';
import { continent } from '@adp/shared-ui/member-states';
import { markWords, type SearchHit as Hit, toLanguage } from '@adp/shared-ui/search-index';
import { Link } from 'react-router-dom';
import { formatPublished } from '../../lib/format/formatPublished';
import { itemPathIn } from '../../paths';
import { useText } from '../../text';
import styles from '../cards/Card.module.css';
import { SaveItem } from '../cards/SaveItem';
import own from './SearchHits.module.css';

/** The maximum number of countries that a result names. */
const maxCountries = 3;

interface SearchHitProps {
  readonly entry: Hit;
  readonly to: string;
  /** The current date in the reader's time zone, such as `2026-11-22`. */
  readonly today: string;
  readonly isGrouped: boolean;
}

export function SearchHit({ entry, to, today, isGrouped }: SearchHitProps) {
  const text = useText();
  const { title, summary, lang, city, countries = [], matched = [] } = entry;
  const isForeign = lang !== undefined && lang !== toLanguage(currentLocale());
  const { days, notes } = useWhen(entry, today);
  const facts = [
    ...(city === undefined ? listCountries(countries) : []),
    ...(isForeign ? [text('search.lang', { language: languageName(lang) })] : []),
  ];
  const Heading = isGrouped ? 'h3' : 'h2';
  return (
    <article className={styles['card']}>
      {isGrouped ? null : <p className={styles['label']}>{text(`kind.one.${entry.kind}`)}</p>}
      <div className={isGrouped ? `${styles['main']} ${own['whole']}` : styles['main']}>
        <Heading className={styles['title']}>
          {isForeign && entry.original !== undefined ? (
            // Load the page in that language as a new document, because client-side navigation would show the original.
            <a className={styles['link']} href={itemPathIn(lang, entry.kind, entry.id)} lang={lang} dir="auto">
              <Marked text={title} matched={matched} />
            </a>
          ) : (
            <Link className={styles['link']} to={to} state={{ title, lang }} lang={lang} dir="auto">
              <Marked text={title} matched={matched} />
            </Link>
          )}
        </Heading>
        <SaveItem kind={entry.kind} item={{ id: entry.id, title, lang: lang ?? '' }} />
        {city !== undefined || days !== undefined || notes.length + facts.length > 0 ? (
          <p className={styles['meta']}>
            {days === undefined ? null : <time dateTime={entry.day}>{days}</time>}
            {notes.map((words) => (
              <span key={words}>{words}</span>
            ))}
            {city === undefined ? null : (
              <span translate="no">{joinPlace([city, ...countries.map((code) => countryName(code))])}</span>
            )}
            {facts.map((words) => (
              <span key={words}>{words}</span>
            ))}
          </p>
        ) : null}
        <p className={styles['summary']} lang={lang} dir="auto">
          <Marked text={summary} matched={matched} />
        </p>
      </div>
    </article>
  );
}

/** A text with the matching words marked. Contains no HTML from the index. */
function Marked({ text, matched }: { text: string; matched: readonly string[] }) {
  return markWords(text, matched).map(({ text: part, isMatch }, place) =>
    isMatch ? (
      <mark key={place} className={own['match']}>
        {part}
      </mark>
    ) : (
      <span key={place}>{part}</span>
    ),
  );
}

interface When {
  /** The days of an event. */
  readonly days?: string;
  readonly notes: readonly string[];
}

function useWhen({ kind, day, lastDay, state }: Hit, today: string): When {
  const text = useText();
  const notes = state ? [text(`search.state.${state}`)] : [];
  if (day === undefined) return { notes };
  const last = lastDay ?? day;
  const days =
    last === day
      ? formatPublished(day, formatLocale(currentLocale()))
      : formatDays(new Date(day), new Date(`${last}T12:00Z`));
  // ISO dates compare as text. An event counts as over from the next day in the reader's time zone.
  const isOver = last < today;
  if (kind === 'event') return { days, notes: isOver && !state ? [text('search.past')] : notes };
  const id = kind === 'opportunity' ? (isOver ? 'search.closed' : 'search.closes') : 'search.published';
  return { notes: [text(id, { day: days })] };
}

/** Names the first countries of an item, and the number of all others. Omits the whole continent. */
function listCountries(countries: readonly string[]): readonly string[] {
  const codes = countries.filter((code) => code !== continent);
  if (codes.length === 0) return [];
  const names = codes.slice(0, maxCountries).map((code) => countryName(code));
  const more = codes.length - names.length;
  const locale = formatLocale(currentLocale());
  return [joinWords([...names, ...(more > 0 ? [`+${numberFormat(locale).format(more)}`] : [])])];
}
