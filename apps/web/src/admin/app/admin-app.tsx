import { HttpError, getAuthStatus, getGetAuthStatusQueryKey } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/sk';
import { type ReactNode, useEffect, useState } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { QueryProvider } from '../../shared/api/query-provider';
import { LanguageProvider } from '../../shared/i18n/language-context';
import '../../shared/ui/fonts/fonts.css';
import '../../shared/ui/fonts/text-face.css';
import '../../shared/ui/base.css';
import './admin.css';
import '../ui/parts.module.css';
import { useCachedSite } from '../data/use-site-query';
import { PartOfDayContext } from '../i18n/create-text-hook';
import { useAdminLanguage } from '../i18n/use-admin-language';
import { startEveningStorage, restoreEvenings } from '../data/offline/stored-evenings';
import { readOrDeleteStoredAnswers } from '../data/offline/answer-store';
import { StaffTheme } from './staff-theme';
import { Loading } from '../ui/loading';

export function AdminApp({ router }: Pick<RouterProviderProps, 'router'>) {
  const languageChoice = useAdminLanguage();
  return (
    <LanguageProvider value={languageChoice}>
      <QueryProvider>
        <PartOfDayProvider>
          <StaffTheme>
            <StoredEveningsGate>
              <RouterProvider router={router} />
            </StoredEveningsGate>
          </StaffTheme>
        </PartOfDayProvider>
      </QueryProvider>
    </LanguageProvider>
  );
}

function PartOfDayProvider({ children }: { children: ReactNode }) {
  return <PartOfDayContext value={useCachedSite()?.words.part ?? 'evening'}>{children}</PartOfDayContext>;
}

function StoredEveningsGate({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [isReady, setReady] = useState(() => readOrDeleteStoredAnswers().length === 0);
  useEffect(() => startEveningStorage(queries), [queries]);
  useEffect(() => {
    if (isReady) return;
    let isMounted = true;
    const restoreIfUnreachable = async (): Promise<void> => {
      const statusOrError = await getAuthStatus().catch((error: unknown) => error);
      if (!isMounted) return;
      // An error response shows that the server is reachable, but not which user is signed in.
      if (statusOrError instanceof HttpError) return setReady(true);
      if (statusOrError instanceof Error) restoreEvenings(queries);
      else queries.setQueryData(getGetAuthStatusQueryKey(), statusOrError);
      setReady(true);
    };
    void restoreIfUnreachable();
    return () => {
      isMounted = false;
    };
  }, [isReady, queries]);
  return isReady ? children : <Loading />;
}
