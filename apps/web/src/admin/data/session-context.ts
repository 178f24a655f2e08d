import type { StaffUserDto } from '@strapec/contracts';
import { type Permission, mayDo } from '@strapec/domain';
import { requiredContext } from '../../shared/required-context';

export interface Session {
  user: StaffUserDto;
  signOut: () => void;
}

export const [SessionProvider, useSession] = requiredContext<Session>('Session');

export function useMay(): (permission: Permission) => boolean {
  const { role } = useSession().user;
  return (permission) => mayDo(role, permission);
}
