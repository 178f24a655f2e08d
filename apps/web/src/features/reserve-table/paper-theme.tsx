import type { ThemeConfig } from 'antd';
import ConfigProvider from 'antd/es/config-provider';
import enGB from 'antd/es/locale/en_GB';
import skSK from 'antd/es/locale/sk_SK';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { antdTheme } from '../../shared/theme/theme';

const locales = { sk: skSK, en: enGB };
const stillTheme: ThemeConfig = { ...antdTheme, token: { ...antdTheme.token, motion: false } };
const wave = { disabled: true };

/** Lists and calendars open inside their dialog: its focus trap and its place among the landmarks count for them too. */
const dialogAround = (element?: HTMLElement): HTMLElement =>
  element?.closest<HTMLElement>('[role="dialog"]') ?? document.body;

/** Ant Design as paper, in the guest's language, at rest for those who want no motion. */
export function PaperTheme({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const isStill = useSyncExternalStore(followMotionWish, wantsNoMotion);
  return (
    <ConfigProvider
      theme={isStill ? stillTheme : antdTheme}
      locale={locales[language]}
      wave={wave}
      getPopupContainer={dialogAround}
    >
      {children}
    </ConfigProvider>
  );
}

const motionWish = '(prefers-reduced-motion: reduce)';
const wantsNoMotion = (): boolean => matchMedia(motionWish).matches;

function followMotionWish(onChange: () => void): () => void {
  const wish = matchMedia(motionWish);
  wish.addEventListener('change', onChange);
  return () => wish.removeEventListener('change', onChange);
}
