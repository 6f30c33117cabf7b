import { isAtLeast, parseGrant, printGrant, roleNames, toRole } from './roles';

test('each role includes the rights of the lower roles, but not those of the higher roles', () => {
  for (const [rank, role] of roleNames.entries())
    expect(roleNames.filter((needed) => isAtLeast(role, needed))).toEqual(roleNames.slice(0, rank + 1));
});

test.each([undefined, '', 'admin', 'Administrator', 'toString'])('the claim %j gives the role of a member', (claim) => {
  expect(toRole(claim)).toBe('member');
  expect(isAtLeast(claim, 'trusted')).toBe(false);
});

test.each([
  ['reviewer', { role: 'reviewer', programmes: [] }],
  ['member (apet, cjed)', { role: 'member', programmes: ['apet', 'cjed'] }],
])('the audit log stores %j as a role with its programmes', (text, grant) => {
  expect(printGrant(grant)).toBe(text);
  expect(parseGrant(text)).toEqual(grant);
});
