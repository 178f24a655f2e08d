import { fileTexts } from '../../ui/files/texts';
import { createTextHook } from '../../i18n/create-text-hook';

const en = {
  'images.title': 'Image Management',
  'images.empty': 'There are no pictures yet.',
  'images.edit': 'Edit',
  'images.builtIn': 'the picture that came with the site',
  'images.preview': 'Preview',
  'images.altTextEn': 'English alt text',
  'images.altTextSk': 'Slovak alt text',
  'images.error.altTextEn': 'English alt text is required',
  'images.error.altTextSk': 'Slovak alt text is required',
  'images.error.tooSmall': 'This place needs a picture of at least {width} × {height} pixels',
  'images.oldWords': 'Of the picture before: “{words}”',
  'images.updated': 'Image updated successfully!',
  'images.updateFailed': 'Failed to update image.',
};

const sk: Record<keyof typeof en, string> = {
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

export const useImagesText = createTextHook({ en, sk }, fileTexts);
