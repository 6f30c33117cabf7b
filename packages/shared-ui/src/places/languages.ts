import { byName } from './byName';

/** Languages that members can select (ISO 639). Akan includes Twi, because Intl has a single name for both. */
const codes =
  'aa af ak am ar bem bm de dyo ee en es fon fr ff ha hi ig it kab kam kg ki kln km kmb kr lg ln loz lu luo mg mos ndc ny nd nr nso om pt rn ru rw sg sn so ss st sw tem ti tn tr ts tum umb ve wo xh yo zgh zh zu'.split(
    ' ',
  );

export function languages(locale: string): readonly string[] {
  return byName(codes, locale, 'language');
}
