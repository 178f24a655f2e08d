import { PageFrame, ReserveBar } from '../navigation/page-frame';
import { en, sk } from './page-texts';
import { type Part, stillIsland } from '../../ssr/island';

const Policy = stillIsland(() => import('./policy').then(({ policy }) => policy));

export function CookiesPolicyPage() {
  return (
    <PageFrame bar={<ReserveBar isShown />}>
      <Policy />
    </PageFrame>
  );
}

export const cookiesPolicyPage: Part = { Content: CookiesPolicyPage, messages: { en, sk } };
