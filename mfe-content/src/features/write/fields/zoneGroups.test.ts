import { zoneGroups } from './zoneGroups';

test('Africa’s zones are in alphabetical order, not in code point order', () => {
  const zones = ['Africa/Zinder', 'Africa/Èze', 'Africa/abidjan', 'Indian/Mahe', 'Europe/Paris'];
  const supported = jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(zones);
  expect(zoneGroups('event').african).toEqual(['Africa/abidjan', 'Africa/Èze', 'Indian/Mahe', 'Africa/Zinder']);
  supported.mockRestore();
});
