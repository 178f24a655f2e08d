import { fileTexts } from '../../ui/files/texts';
import { type Texts, createTextHook } from '../../i18n/create-text-hook';

const texts = {
  'images.title': ['Image Management', 'Obrázky'],
  'images.empty': ['There are no pictures yet.', 'Zatiaľ tu nie sú žiadne obrázky.'],
  'images.edit': ['Edit', 'Upraviť'],
  'images.builtIn': ['the picture that came with the site', 'pôvodný obrázok stránky'],
  'images.preview': ['Preview', 'Náhľad'],
  'images.altTextEn': ['English alt text', 'Popis obrázka po anglicky'],
  'images.altTextSk': ['Slovak alt text', 'Popis obrázka po slovensky'],
  'images.error.altTextEn': ['English alt text is required', 'Chýba popis obrázka po anglicky'],
  'images.error.altTextSk': ['Slovak alt text is required', 'Chýba popis obrázka po slovensky'],
  'images.error.tooSmall': [
    'This place needs a picture of at least {width} × {height} pixels',
    'Na tomto mieste musí mať obrázok aspoň {width} × {height} bodov',
  ],
  'images.oldWords': ['Of the picture before: “{words}”', 'Pri doterajšom obrázku: „{words}“'],
  'images.updated': ['Image updated successfully!', 'Obrázok je uložený!'],
  'images.updateFailed': ['Failed to update image.', 'Obrázok sa nepodarilo uložiť.'],
} satisfies Texts;

export const useImagesText = createTextHook({ ...fileTexts, ...texts });
