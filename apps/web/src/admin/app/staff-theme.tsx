import type { ThemeConfig } from 'antd';
import ConfigProvider from 'antd/es/config-provider';
import enGB from 'antd/es/locale/en_GB';
import skSK from 'antd/es/locale/sk_SK';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../ui/use-media-query';
import { useLanguage } from '../../shared/i18n/language-context';
import { adminColours, theme } from '../../shared/theme/theme';

const toPixels = (size: string): number => Number.parseInt(size, 10);
const inputTokens = { inputFontSize: toPixels(theme.type[16]) }; // no phone zooms into a field

const staffTheme: ThemeConfig = {
  cssVar: { prefix: 'ant', key: 'strapec-staff' },
  hashed: false,
  token: {
    colorPrimary: theme.wine,
    colorInfo: theme.wine,
    colorLink: theme.wine,
    colorSuccess: theme.success,
    colorWarning: theme.warning,
    colorError: theme.error,
    colorTextBase: theme.paper.text,
    colorBgBase: theme.paper.background,
    colorBgContainer: theme.paper.background, // Ant Design would derive a colder white
    colorBgElevated: theme.paper.background,
    colorTextPlaceholder: theme.paper.muted,
    colorTextQuaternary: theme.paper.muted, // the arrows of selects
    colorTextDescription: theme.paper.muted,
    colorTextTertiary: theme.paper.muted,
    colorBorder: theme.paper.control,
    colorSuccessBg: adminColours.successTint,
    colorWarningBg: adminColours.warningTint,
    colorInfoBg: adminColours.infoTint,
    colorInfoBorder: adminColours.infoLine,
    colorErrorBg: adminColours.errorTint,
    borderRadius: toPixels(theme.radius),
    controlHeight: toPixels(theme.controlHeight),
    fontSize: toPixels(theme.type[14]),
    fontFamily: theme.font.text,
    motionDurationMid: '0.15s',
    motionDurationSlow: '0.25s',
  },
  components: {
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    Select: { optionActiveBg: theme.paper.raised, optionSelectedBg: theme.paper.raised },
    Input: inputTokens,
    InputNumber: inputTokens,
    DatePicker: inputTokens,
    Segmented: {
      trackBg: theme.paper.line,
      itemColor: theme.paper.text,
      itemSelectedBg: theme.wine, // a white segment would look like one that is not chosen
      itemSelectedColor: theme.paper.background,
    },
  },
};
const reducedMotionTheme: ThemeConfig = { ...staffTheme, token: { ...staffTheme.token, motion: false } };

export const staffHeaderTheme: ThemeConfig = {
  cssVar: { prefix: 'ant', key: 'strapec-staff-header' },
  components: {
    Button: {
      textTextColor: theme.night.text,
      textTextHoverColor: theme.brass,
      textTextActiveColor: theme.brass,
      textHoverBg: theme.night.raised,
      colorBgTextActive: theme.night.raised,
    },
  },
};

const antLocales = { sk: skSK, en: enGB };
const waveConfig = { disabled: true };
const formConfig = { requiredMark: false };

/** Popups open inside their drawer's focus trap. */
const findPopupContainer = (element?: HTMLElement): HTMLElement =>
  element?.closest<HTMLElement>('[role="dialog"]') ?? document.body;

export function StaffTheme({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <ConfigProvider
      theme={prefersReducedMotion ? reducedMotionTheme : staffTheme}
      locale={antLocales[language]}
      wave={waveConfig}
      form={formConfig}
      getPopupContainer={findPopupContainer}
    >
      {children}
    </ConfigProvider>
  );
}
