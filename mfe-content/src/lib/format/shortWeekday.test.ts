import { shortWeekday } from './shortWeekday';

const days = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2026, 10, 29 + index)));

test.each([
  ['en', 'Sun Mon Tue Wed Thu Fri Sat'],
  ['fr', 'dim. lun. mar. mer. jeu. ven. sam.'],
  ['pt-PT', 'dom. seg. ter. qua. qui. sex. sáb.'],
  ['ar-u-nu-latn', 'ح ن ث ر خ ج س'],
  ['sw', 'Jpi Jtt Jnn Jtn Alh Ijm Jmo'],
])('the days of a week in %s are short', (locale, names) => {
  expect(days.map((day) => shortWeekday(day, locale)).join(' ')).toBe(names);
});
