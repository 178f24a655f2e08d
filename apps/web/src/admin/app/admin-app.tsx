import { HttpError, getAuthStatus, getGetAuthStatusQueryKey } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/sk';
import { type ComponentType, type ReactNode, Suspense, lazy, useEffect, useState, useSyncExternalStore } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { QueryProvider } from '../../shared/api/query-provider';
import { LanguageProvider } from '../../shared/i18n/language-context';
import { PaperTheme } from '../../shared/theme/paper-theme';
import { staffTheme } from '../../shared/theme/theme';
import '../../shared/ui/fonts/fonts.css';
import '../../shared/ui/fonts/text-face.css';
import '../../shared/ui/base.css';
import './admin.css';
import '../shared/ui/parts.module.css';
import { SessionGate } from '../features/sign-in/session-gate';
import { BannerProvider } from '../shared/banner/banner-provider';
import { PartOfDayProvider } from '../shared/i18n/create-text-hook';
import { useAdminLanguage } from '../shared/i18n/use-admin-language';
import { keepEvenings, restoreKept } from '../shared/offline/keep-evenings';
import { readKept } from '../shared/offline/kept-store';
import { HintProvider } from '../shared/ui/hint';
import { Loading } from '../shared/ui/loading';
import { AdminRoutes } from './admin-routes';

export function AdminApp() {
  const choice = useAdminLanguage();
  return (
    <LanguageProvider value={choice}>
      <QueryProvider>
        <PartOfDayProvider>
          <PaperTheme theme={staffTheme}>
            <KeptEvenings>
              <MailedLinks>
                <SessionGate>
                  {/* Inside the session, so that no message remains after sign-out. */}
                  <BannerProvider>
                    <HintProvider>
                      <BrowserRouter>
                        <AdminRoutes />
                      </BrowserRouter>
                    </HintProvider>
                  </BannerProvider>
                </SessionGate>
              </MailedLinks>
            </KeptEvenings>
          </PaperTheme>
        </PartOfDayProvider>
      </QueryProvider>
    </LanguageProvider>
  );
}

/**
 * Lets a page that opens without a connection show tonight and tomorrow from storage. The server is asked first: stored
 * data shows only when it does not answer.
 */
function KeptEvenings({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [isReady, setReady] = useState(() => readKept().length === 0);
  useEffect(() => keepEvenings(queries), [queries]);
  useEffect(() => {
    if (isReady) return;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const status = await getAuthStatus().catch((error: unknown) => error);
      if (!isCurrent) return;
      // An error response shows that the server is reachable, but not which user is signed in.
      if (status instanceof HttpError) return setReady(true);
      if (status instanceof Error) restoreKept(queries);
      else queries.setQueryData(getGetAuthStatusQueryKey(), status);
      setReady(true);
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [isReady, queries]);
  return isReady ? children : <Loading />;
}

const mailedPages: Readonly<Record<string, ComponentType<{ onDone: () => void }>>> = {
  invitation: lazy(() =>
    import('../features/invited/invited-page').then(({ InvitedPage }) => ({ default: InvitedPage })),
  ),
  reset: lazy(() => import('../features/reset/reset-page').then(({ ResetPage }) => ({ default: ResetPage }))),
};

/** Outside the session: such a link works signed in or not. */
function MailedLinks({ children }: { children: ReactNode }) {
  const [isDone, setDone] = useState(false);
  const key = useSyncExternalStore(followHash, () => location.hash);
  const Page = mailedPages[location.pathname.split('/')[2] ?? ''];
  if (!Page || isDone) return children;
  const goOn = () => {
    history.replaceState(null, '', '/admin'); // the link is used up and must not stay in the history
    setDone(true);
  };
  return (
    <Suspense fallback={<Loading />}>
      <Page key={key} onDone={goOn} />
    </Suspense>
  );
}

/** A link pasted into the same tab changes only the part behind the `#`. */
function followHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
