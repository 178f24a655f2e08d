import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'images.title': 'Obrázky',
  'images.empty': 'Zatiaľ tu nie sú žiadne obrázky.',
  'images.edit': 'Upraviť',
  'images.builtIn': 'pôvodný obrázok stránky',
  'images.broken': 'Z tejto adresy sa obrázok nedá zobraziť.',
  'images.preview': 'Náhľad',
  'images.imageUrl': 'Adresa obrázka (URL)',
  'images.altTextEn': 'Popis obrázka po anglicky',
  'images.altTextSk': 'Popis obrázka po slovensky',
  'images.fault.invalid': 'Zadajte platnú adresu URL',
  'images.fault.uploading': 'Obrázok sa ešte nahráva; uložte, keď tu bude',
  'images.fault.insecure':
    'Adresa musí začínať na https://: obrázok z\u00a0http:// prehliadače na našich stránkach neukážu',
  'images.fault.altTextEn': 'Chýba popis obrázka po anglicky',
  'images.fault.altTextSk': 'Chýba popis obrázka po slovensky',
  'images.fault.tooSmall': 'Na tomto mieste musí mať obrázok aspoň {width} × {height} bodov',
  'images.oldWords': 'Pri doterajšom obrázku: „{words}“',
  'images.least': 'Aspoň {width} × {height} bodov.',
  'images.updated': 'Obrázok je uložený!',
  'images.updateFailed': 'Obrázok sa nepodarilo uložiť.',
};
