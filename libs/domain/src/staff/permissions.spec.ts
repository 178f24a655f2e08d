import { expect, test } from '@jest/globals';
import { isStaffRole, hasPermission, permissions, staffRoles } from './permissions.js';

const permissionsOf = (role: (typeof staffRoles)[number]): string[] =>
  permissions.filter((permission) => hasPermission(role, permission));

test('each role has the permissions of the role below it, and more', () => {
  expect(permissionsOf('owner')).toEqual([...permissions]);
  expect(permissions.filter((permission) => !permissionsOf('manager').includes(permission))).toEqual([
    'privacy.manage',
    'staff.manage',
  ]);
  expect(permissionsOf('host')).toEqual([
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
