import {
  type AuthStatusDto,
  type StaffUserDto,
  getGetAuthStatusQueryKey,
  logout,
  setSessionRenewal,
  useGetAuthStatus,
} from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import Modal from 'antd/es/modal';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { deleteStoredAnswers } from '../../data/offline/answer-store';
import { SessionProvider } from '../../data/session-context';
import { discardAllUnsavedTexts } from '../../ui/use-unsaved-text';
import { Loading } from '../../ui/loading';
import { SignedOutLayout } from '../session/signed-out-layout';
import { SignInForm, type SignInFormProps } from './sign-in-form';
import { useSignInText } from './texts';

const authStatusKey = getGetAuthStatusQueryKey();

/** Spec §§2, 4. */
export function SessionGate({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const { data, isPending } = useGetAuthStatus();
  const cacheUser = useCallback(
    (user: StaffUserDto) => queries.setQueryData<AuthStatusDto>(authStatusKey, { authenticated: true, user }),
    [queries],
  );
  const clearSession = useCallback(() => {
    deleteStoredAnswers();
    discardAllUnsavedTexts();
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== authStatusKey[0] });
    queries.setQueryData<AuthStatusDto>(authStatusKey, { authenticated: false, user: null });
  }, [queries]);
  if (isPending) return <Loading />;
  if (!data?.user) return <SignInPage onSignedIn={cacheUser} />;
  return (
    <SignedInApp key={data.user.id} user={data.user} onSignedIn={cacheUser} onSignedOut={clearSession}>
      {children}
    </SignedInApp>
  );
}

interface SignedInAppProps {
  user: StaffUserDto;
  onSignedIn: (user: StaffUserDto) => void;
  onSignedOut: () => void;
  children: ReactNode;
}

function SignedInApp({ user, onSignedIn, onSignedOut, children }: SignedInAppProps) {
  const { isExpired, resolveRenewals } = useSessionRenewal();
  const session = useMemo(
    () => ({
      user,
      signOut: () => {
        deleteStoredAnswers(); // before the request, because the tab may be closed before its answer
        void logout()
          .catch(() => undefined)
          .finally(onSignedOut);
      },
    }),
    [user, onSignedOut],
  );
  const resumeSession = (renewedUser: StaffUserDto) => {
    const isSameUser = renewedUser.id === user.id;
    if (!isSameUser) onSignedOut(); // another user must not send or see the input of the first one
    onSignedIn(renewedUser);
    resolveRenewals(isSameUser);
  };
  return (
    <SessionProvider value={session}>
      {children}
      <SignInAgainDialog open={isExpired} username={user.username} onSignedIn={resumeSession} />
    </SessionProvider>
  );
}

function SignInPage({ onSignedIn }: { onSignedIn: (user: StaffUserDto) => void }) {
  const text = useSignInText();
  return (
    <SignedOutLayout
      title={text('signIn.title')}
      lead={text('signIn.lead')}
      link={{ href: '/', text: text('signIn.viewSite') }}
    >
      <SignInForm onSignedIn={onSignedIn} />
      <a href="/admin/reset">{text('signIn.forgotten')}</a>
    </SignedOutLayout>
  );
}

/** Holds calls until the user signs in again. */
function useSessionRenewal() {
  const [isExpired, setExpired] = useState(false);
  const pendingRenewalCallbacks = useRef<((isRenewed: boolean) => void)[]>([]);
  const resolveRenewals = useCallback((isRenewed: boolean) => {
    setExpired(false);
    for (const resolveRenewal of pendingRenewalCallbacks.current.splice(0)) resolveRenewal(isRenewed);
  }, []);
  useEffect(() => {
    const unregister = setSessionRenewal(() => {
      setExpired(true);
      return new Promise((resolve) => pendingRenewalCallbacks.current.push(resolve));
    });
    return () => {
      unregister();
      resolveRenewals(false);
    };
  }, [resolveRenewals]);
  return { isExpired, resolveRenewals };
}

function SignInAgainDialog({ open, ...formProps }: SignInFormProps & { open: boolean }) {
  const text = useSignInText();
  return (
    <Modal
      open={open}
      title={text('signIn.again.title')}
      footer={null}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      destroyOnHidden
      centered
      width={400}
      zIndex={1150}
    >
      <p style={{ marginBottom: 16 }}>{text('signIn.again.lead')}</p>
      <SignInForm {...formProps} />
    </Modal>
  );
}
