import { getSmallWidth, toCoverNames, toSmallName, toSmallUrl } from './smallCover';

const covers = 'https://firebasestorage.googleapis.com/v0/b/demo-site.appspot.com/o/images%2Famina%2F';
const { large, small } = toCoverNames('a_1-0k3x');

test('the URL of a large size leads to the small size, without the token of another object', () => {
  expect(toSmallUrl(`${covers}${large}.webp?alt=media&token=t`)).toBe(`${covers}${small}.webp?alt=media`);
  expect(toSmallUrl(`${covers}${large}.jpg`)).toBe(`${covers}${small}.jpg?alt=media`);
});

test.each(['a_large-0k3x.webp?alt=media&token=t', 'a-large.webp?alt=media', 'a.webp?alt=media&token=a_large.webp', ''])(
  'the URL of the cover %s has no small size',
  (name) => {
    expect(toSmallUrl(covers + name)).toBeUndefined();
  },
);

test('the name of a large size leads to the name of the small size', () => {
  expect(toSmallName(`images/amina/${large}.webp`)).toBe(`images/amina/${small}.webp`);
  expect(toSmallName(`images/amina/${small}.webp`)).toBeUndefined();
  expect(toSmallName('images/amina/a-0k3x.webp')).toBeUndefined();
});

test.each([
  [1600, 900, 480],
  [1200, 1600, 360],
  [300, 200, 300],
])('the small size of %d × %d pixels is %d pixels wide', (width, height, expected) => {
  expect(getSmallWidth({ width, height })).toBe(expected);
});
