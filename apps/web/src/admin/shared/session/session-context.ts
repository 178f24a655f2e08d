import type { StaffUserDto } from '@strapec/contracts';
import { type Permission, mayDo } from '@strapec/domain';
import { requiredContext } from '../../../shared/required-context';

export interface Session {
  /** Who has signed in. */
  user: StaffUserDto;
  /** Signs out; also when the call fails (spec §4). */
  signOut: () => void;
}

/** The session of whoever works here. */
export const [SessionProvider, useSession] = requiredContext<Session>('Session');

/** Asks what whoever works here may do; the API decides all the same. */
export function useMay(): (permission: Permission) => boolean {
  const { role } = useSession().user;
  return (permission) => mayDo(role, permission);
}
