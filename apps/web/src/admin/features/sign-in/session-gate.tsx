import {
  type AuthStatusDto,
  type StaffUserDto,
  getGetAuthStatusQueryKey,
  logout,
  useGetAuthStatus,
} from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { SessionProvider } from '../../shared/session/session-context';
import { Loading } from '../../shared/ui/loading';
import { SignInAgain } from './sign-in-again';
import { SignInPage } from './sign-in-page';
import { useSessionRenewal } from './use-session-renewal';

const statusKey = getGetAuthStatusQueryKey();
const nobody: AuthStatusDto = { authenticated: false, user: null };

/** Lets in who has signed in; everybody else sees the login form (spec §§2, 4). */
export function SessionGate({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const { data, isPending } = useGetAuthStatus();
  const welcome = useCallback(
    (user: StaffUserDto) => queries.setQueryData<AuthStatusDto>(statusKey, { authenticated: true, user }),
    [queries],
  );
  const leave = useCallback(() => {
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== statusKey[0] });
    queries.setQueryData<AuthStatusDto>(statusKey, nobody);
  }, [queries]);
  if (isPending) return <Loading />;
  if (!data?.user) return <SignInPage onSignedIn={welcome} />;
  return (
    <SignedIn user={data.user} onSignedIn={welcome} onLeave={leave}>
      {children}
    </SignedIn>
  );
}

interface SignedInProps {
  user: StaffUserDto;
  onSignedIn: (user: StaffUserDto) => void;
  onLeave: () => void;
  children: ReactNode;
}

function SignedIn({ user, onSignedIn, onLeave, children }: SignedInProps) {
  const { isExpired, settle } = useSessionRenewal();
  const session = useMemo(
    () => ({
      user,
      signOut: () =>
        void logout()
          .catch(() => undefined)
          .finally(onLeave),
    }),
    [user, onLeave],
  );
  const comeBack = (back: StaffUserDto) => {
    onSignedIn(back);
    settle(true);
  };
  return (
    <SessionProvider value={session}>
      {children}
      <SignInAgain open={isExpired} onSignedIn={comeBack} />
    </SessionProvider>
  );
}
