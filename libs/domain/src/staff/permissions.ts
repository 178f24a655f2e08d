/** Rules §9. Each staff route requires exactly one permission. */
export const staffRoles = ['owner', 'manager', 'host'] as const;
export type StaffRole = (typeof staffRoles)[number];

const hostPermissions = [
  'reservations.see',
  'reservations.change',
  'events.see',
  'inbox.work',
  'account.change',
  'menu.tonight',
  'venue.tonight',
] as const;

const managerPermissions = [
  'events.change',
  'venue.change',
  'content.change',
  'texts.translate',
  'newsletter.manage',
  'mails.manage',
  'system.see',
  'audit.see',
  'menu.change',
] as const;

const ownerPermissions = ['privacy.manage', 'staff.manage'] as const;

export const permissions = [...hostPermissions, ...managerPermissions, ...ownerPermissions] as const;
export type Permission = (typeof permissions)[number];

const permissionsByRole: Readonly<Record<StaffRole, ReadonlySet<Permission>>> = {
  host: new Set(hostPermissions),
  manager: new Set([...hostPermissions, ...managerPermissions]),
  owner: new Set(permissions),
};

export const hasPermission = (role: StaffRole, permission: Permission): boolean =>
  permissionsByRole[role].has(permission);

export const isStaffRole = (value: string): value is StaffRole => staffRoles.includes(value as StaffRole);
