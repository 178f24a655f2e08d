/** Rules §9. Each staff route requires exactly one permission. */
export const staffRoles = ['owner', 'manager', 'host'] as const;
export type StaffRole = (typeof staffRoles)[number];

const ofHosts = [
  'reservations.see',
  'reservations.change',
  'events.see',
  'inbox.work',
  'account.change',
  'menu.tonight',
  'venue.tonight',
] as const;

const ofManagers = [
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

const ofOwners = ['privacy.manage', 'staff.manage'] as const;

export const permissions = [...ofHosts, ...ofManagers, ...ofOwners] as const;
export type Permission = (typeof permissions)[number];

const rights: Readonly<Record<StaffRole, ReadonlySet<Permission>>> = {
  host: new Set(ofHosts),
  manager: new Set([...ofHosts, ...ofManagers]),
  owner: new Set(permissions),
};

export const mayDo = (role: StaffRole, permission: Permission): boolean => rights[role].has(permission);

export const isStaffRole = (value: string): value is StaffRole => staffRoles.includes(value as StaffRole);
