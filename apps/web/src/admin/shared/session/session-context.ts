import type { StaffUserDto } from '@strapec/contracts';
import { type Permission, mayDo } from '@strapec/domain';
import { createContext, useContext } from 'react';

export interface Session {
  /** Who has signed in. */
  user: StaffUserDto;
  /** Signs out; also when the call fails (spec §4). */
  signOut: () => void;
}

const SessionContext = createContext<Session | null>(null);
export const SessionProvider = SessionContext.Provider;

/** The session of whoever works here. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs somebody signed in');
  return session;
}

/** Asks what whoever works here may do; the API decides all the same. */
export function useMay(): (permission: Permission) => boolean {
  const { role } = useSession().user;
  return (permission) => mayDo(role, permission);
}
