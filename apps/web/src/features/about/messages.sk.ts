import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'home.about.eyebrow': 'O nás',
  'home.about.title': 'Za každou fľašou je niekto, koho poznáme',
  'home.about.first':
    'Nehľadáme etikety, hľadáme ľudí. Skôr než väčšina našich fliaš zišla do tejto pivnice, prešli sme si vinohrad s tými, čo ich plnili: v Modre aj v Tokaji, na Morave, v Burgundsku aj v Piemonte.',
  'home.about.second':
    'Zastavte sa na jeden pohár cestou domov, alebo ostaňte do záverečnej. Povieme vám, čo sa dnes oplatí otvoriť, a potom vás necháme vychutnať si večer.',
  'home.about.wines.count': '50+',
  'home.about.wines.label': 'vín',
  'home.about.regions.count': '20+',
  'home.about.regions.label': 'regiónov',
};
