import { PageFrame, ReserveBar } from '../navigation/page-frame';
import { cookiesPageTexts } from './page-texts';
import { type IslandPart, staticIsland } from '../../ssr/island';

const Policy = staticIsland(() => import('./policy').then(({ policy }) => policy));

export function CookiesPolicyPage() {
  return (
    <PageFrame bar={<ReserveBar isShown />}>
      <Policy />
    </PageFrame>
  );
}

export const cookiesPolicyPage: IslandPart = { Content: CookiesPolicyPage, texts: cookiesPageTexts };
