import type { StaffUserDto } from '@strapec/contracts';
import { type Permission, hasPermission } from '@strapec/domain';
import { createRequiredContext } from '../../shared/required-context';

export interface Session {
  user: StaffUserDto;
  signOut: () => void;
}

export const [SessionProvider, useSession] = createRequiredContext<Session>('Session');

export function usePermissionCheck(): (permission: Permission) => boolean {
  const { role } = useSession().user;
  return (permission) => hasPermission(role, permission);
}
