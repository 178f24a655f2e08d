import type { StaffUserDto } from '@strapec/contracts';
import { type Permission, mayDo } from '@strapec/domain';
import { requiredContext } from '../../../shared/required-context';

export interface Session {
  user: StaffUserDto;
  /** Signs out, also when the call fails (spec §4). */
  signOut: () => void;
}

export const [SessionProvider, useSession] = requiredContext<Session>('Session');

/** Checks a permission of the signed-in user; the API checks it too. */
export function useMay(): (permission: Permission) => boolean {
  const { role } = useSession().user;
  return (permission) => mayDo(role, permission);
}
