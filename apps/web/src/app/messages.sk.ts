import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'meta.home.title': 'Strapec — vínny bar v Starom Meste, Bratislava',
  'meta.home.description':
    'Malý vínny a kaviarenský bar v pivnici v centre Bratislavy: viac ako 50 vín z 20 regiónov, finger food a sviečky. Stôl si rezervujete online.',
  'meta.notFound.title': '404 Page Not Found — Strapec',
  'meta.notFound.description': 'Na tejto adrese nie je žiadna stránka.',
  'reserve.unavailable.title': 'Rezerváciu sa nepodarilo otvoriť',
  'reserve.unavailable.text': 'Skontrolujte, prosím, pripojenie, alebo nám zavolajte na {phone}.',
};
