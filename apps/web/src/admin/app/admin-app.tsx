import 'dayjs/locale/en-gb';
import 'dayjs/locale/sk';
import { BrowserRouter } from 'react-router-dom';
import { QueryProvider } from '../../shared/api/query-provider';
import { LanguageProvider } from '../../shared/i18n/language-context';
import { PaperTheme } from '../../shared/theme/paper-theme';
import { staffTheme } from '../../shared/theme/theme';
import '../../shared/ui/fonts/fonts.css';
import '../../shared/ui/fonts/text-face.css';
import '../../shared/ui/base.css';
import { SessionGate } from '../features/sign-in/session-gate';
import { BannerProvider } from '../shared/banner/banner-provider';
import { AdminTexts } from '../shared/i18n/admin-texts';
import { useAdminLanguage } from '../shared/i18n/use-admin-language';
import { KeptEvenings } from '../shared/offline/kept-evenings';
import { HintProvider } from '../shared/ui/hint';
import './admin.css';
import { AdminRoutes } from './admin-routes';
import { MailedLinks } from './mailed-links';
import { adminMessages } from './texts';

/** The staff's admin: one application with tabs and history, for whoever has signed in. */
export function AdminApp() {
  const choice = useAdminLanguage();
  return (
    <LanguageProvider value={choice}>
      <AdminTexts loaders={adminMessages}>
        <QueryProvider>
          <PaperTheme theme={staffTheme}>
            <KeptEvenings>
              <MailedLinks>
                <SessionGate>
                  {/* Within the session: no message outlives it. */}
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
        </QueryProvider>
      </AdminTexts>
    </LanguageProvider>
  );
}
