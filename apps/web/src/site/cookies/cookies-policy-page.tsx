import { PageFrame, ReserveBar } from '../navigation/page-frame';
import { cookiesPageTexts } from './page-texts';
import { createStaticIsland } from '../../ssr/island';

const Policy = createStaticIsland(() => import('./policy').then(({ policy }) => policy));

export function CookiesPolicyPage() {
  return (
    <PageFrame bar={<ReserveBar isShown />}>
      <Policy />
    </PageFrame>
  );
}

export const cookiesPolicyPage = { Content: CookiesPolicyPage, texts: cookiesPageTexts };
