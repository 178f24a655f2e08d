import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'meta.home.title': 'Vínny bar v Starom Meste, Bratislava',
  'meta.home.description':
    'Malý vínny a kaviarenský bar v pivnici v centre Bratislavy: viac ako 50 vín z 20 regiónov, finger food a sviečky. Stôl si rezervujete online.',
  'home.contact.eyebrow': 'Kontakt',
  'home.contact.title': 'Dolu schodmi a ste u nás',
};
