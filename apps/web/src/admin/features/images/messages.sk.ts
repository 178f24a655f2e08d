import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'images.title': 'Obrázky',
  'images.empty': 'Zatiaľ tu nie sú žiadne obrázky.',
  'images.edit': 'Upraviť',
  'images.builtIn': 'pôvodný obrázok stránky',
  'images.preview': 'Náhľad',
  'images.altTextEn': 'Popis obrázka po anglicky',
  'images.altTextSk': 'Popis obrázka po slovensky',
  'images.error.altTextEn': 'Chýba popis obrázka po anglicky',
  'images.error.altTextSk': 'Chýba popis obrázka po slovensky',
  'images.error.tooSmall': 'Na tomto mieste musí mať obrázok aspoň {width} × {height} bodov',
  'images.oldWords': 'Pri doterajšom obrázku: „{words}“',
  'images.updated': 'Obrázok je uložený!',
  'images.updateFailed': 'Obrázok sa nepodarilo uložiť.',
};
