import { isAtLeast, roleNames, toRole } from './roles';

test('each role may do what the previous roles may, but not what the next ones may', () => {
  for (const [rank, role] of roleNames.entries())
    expect(roleNames.filter((needed) => isAtLeast(role, needed))).toEqual(roleNames.slice(0, rank + 1));
});

test.each([undefined, '', 'admin', 'Administrator', 'toString'])('the claim %j is that of a member', (claim) => {
  expect(toRole(claim)).toBe('member');
  expect(isAtLeast(claim, 'trusted')).toBe(false);
});
