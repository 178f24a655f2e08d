import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'translate.to.slovak': 'Preložiť do slovenčiny',
  'translate.to.english': 'Preložiť do angličtiny',
  'translate.nothing': 'Nie je čo preložiť',
  'translate.done': 'Preklad je hotový!',
  'translate.failed': 'Preklad sa nepodaril. Skúste to, prosím, znova.',
  'translate.nobody': 'Prekladač nie je nastavený a rovnaký text web inde nemá.',
  'translate.none': 'Prekladač nie je nastavený: „Preložiť“ nájde len to, čo už web má v\u00a0oboch jazykoch.',
};
