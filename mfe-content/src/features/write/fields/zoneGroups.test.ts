import { zoneGroups } from './zoneGroups';

test('time zones in Africa are in alphabetical order, not in code point order', () => {
  const zones = ['Africa/Zinder', 'Africa/Èze', 'Africa/abidjan', 'Indian/Mahe', 'Europe/Paris'];
  const supported = jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(zones);
  expect(zoneGroups('event').african).toEqual(['Africa/abidjan', 'Africa/Èze', 'Indian/Mahe', 'Africa/Zinder']);
  supported.mockRestore();
});
