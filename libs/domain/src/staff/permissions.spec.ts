import { expect, test } from '@jest/globals';
import { isStaffRole, hasPermission, permissions, staffRoles } from './permissions.js';

const allowed = (role: (typeof staffRoles)[number]): string[] => permissions.filter((one) => hasPermission(role, one));

test('each role may do what the one below it may, and more', () => {
  expect(allowed('owner')).toEqual([...permissions]);
  expect(permissions.filter((one) => !allowed('manager').includes(one))).toEqual(['privacy.manage', 'staff.manage']);
  expect(allowed('host')).toEqual([
    'reservations.see',
    'reservations.change',
    'events.see',
    'inbox.work',
    'account.change',
    'menu.tonight',
    'venue.tonight',
  ]);
});

test('there are three roles', () => {
  expect(staffRoles.every(isStaffRole)).toBe(true);
  expect(['', 'Owner', 'admin', 'toString'].some(isStaffRole)).toBe(false);
});
