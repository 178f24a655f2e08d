import type { ThemeConfig } from 'antd';
import ConfigProvider from 'antd/es/config-provider';
import enGB from 'antd/es/locale/en_GB';
import skSK from 'antd/es/locale/sk_SK';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useLanguage } from '../i18n/language-context';
import { antdTheme } from './theme';

const locales = { sk: skSK, en: enGB };
const wave = { disabled: true };

/** Popups open inside their dialog's focus trap. */
const dialogAround = (element?: HTMLElement): HTMLElement =>
  element?.closest<HTMLElement>('[role="dialog"]') ?? document.body;

/** Without motion if the guest prefers that. */
export function PaperTheme(props: { theme?: ThemeConfig; accent?: string; children: ReactNode }) {
  const { theme = antdTheme, accent = '', children } = props;
  const { language } = useLanguage();
  const isStill = useSyncExternalStore(followMotionPreference, wantsNoMotion);
  const shownTheme = useMemo(() => {
    const coloured = accent === '' ? theme : withAccent(theme, accent);
    return isStill ? atRest(coloured) : coloured;
  }, [isStill, theme, accent]);
  return (
    <ConfigProvider theme={shownTheme} locale={locales[language]} wave={wave} getPopupContainer={dialogAround}>
      {children}
    </ConfigProvider>
  );
}

const withAccent = (theme: ThemeConfig, accent: string): ThemeConfig => ({
  ...theme,
  token: { ...theme.token, colorPrimary: accent, colorInfo: accent, colorLink: accent },
});

const atRest = (theme: ThemeConfig): ThemeConfig => ({ ...theme, token: { ...theme.token, motion: false } });

const motionQuery = '(prefers-reduced-motion: reduce)';
const wantsNoMotion = (): boolean => matchMedia(motionQuery).matches;

function followMotionPreference(onChange: () => void): () => void {
  const query = matchMedia(motionQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
