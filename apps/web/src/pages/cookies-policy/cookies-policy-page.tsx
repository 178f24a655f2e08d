import { CookieBannerIsland } from '../../features/cookie-banner/cookie-banner-island';
import { PolicyIsland } from '../../features/cookies-policy/policy-island';
import { FooterIsland } from '../../features/footer/footer-island';
import { ReserveBar, SiteNavigation } from '../../features/navigation/navigation';

/** Cookies and personal data of guests, and their rights (spec §2). */
export function CookiesPolicyPage() {
  return (
    <>
      <SiteNavigation />
      <main id="content">
        <PolicyIsland />
      </main>
      <FooterIsland />
      <ReserveBar isShown />
      <CookieBannerIsland />
    </>
  );
}
