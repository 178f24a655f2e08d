import { type Texts, createTextHook } from '../../i18n/create-text-hook';

export const fileTexts = {
  'picture.upload': ['Upload a picture', 'Nahrať obrázok'],
  'picture.uploading': ['Uploading...', 'Nahrávame…'],
  'picture.inLine': ['Waiting, number {place} in line...', 'Obrázok čaká, je {place}. v\u00a0poradí…'],
  'picture.upload.hint': [
    'JPEG, PNG, WebP or AVIF, up to 10 MB. Guests see it once it is saved.',
    'JPEG, PNG, WebP alebo AVIF, najviac 10 MB. Hostia ho uvidia až po uložení.',
  ],
  'picture.uploaded': [
    'The picture is here. Save the changes to show it to guests.',
    'Obrázok je nahraný. Hosťom sa ukáže, keď zmeny uložíte.',
  ],
  'picture.small': [
    'The picture has only {width} × {height} pixels and will look blurred here; it should be at least {needed} wide. Use it all the same?',
    'Obrázok má len {width} × {height} bodov a\u00a0na tomto mieste bude rozmazaný; na šírku ich má mať aspoň {needed}. Použiť ho aj tak?',
  ],
  'picture.uploadFailed': ['Upload failed: {reason}', 'Obrázok sa nepodarilo nahrať: {reason}'],
  'picture.error.tooSmall': [
    'it has only {width} × {height} pixels, and its place needs at least {needed} × {neededHeight}',
    'má len {width} × {height} bodov a\u00a0na tomto mieste ich treba aspoň {needed} × {neededHeight}',
  ],
  'picture.error.heic': [
    'this is a HEIC picture, which browsers do not show; save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)',
    'je vo formáte HEIC, ktorý prehliadače neukážu; uložte ho ako JPEG (na iPhone: Nastavenia, Kamera, Formáty, Najkompatibilnejšie)',
  ],
  'picture.error.tooLarge': ['it is larger than 10 MB', 'má viac ako 10 MB'],
  'picture.error.image_required': ['the file is empty', 'súbor je prázdny'],
  'picture.error.image_unknown': [
    'this is not a picture in JPEG, PNG, WebP or AVIF; save it as JPEG',
    'nie je to obrázok vo formáte JPEG, PNG, WebP ani AVIF; uložte ho ako JPEG',
  ],
  'picture.error.image_broken': ['the picture cannot be read', 'obrázok sa nedá prečítať'],
  'picture.error.image_too_many_pixels': [
    'the picture has too many pixels; 50 million are the most',
    'obrázok má priveľa bodov, najviac ich môže byť 50 miliónov',
  ],
  'picture.broken': ['No picture can be shown from this address.', 'Z tejto adresy sa obrázok nedá zobraziť.'],
  'picture.address': ['Image URL', 'Adresa obrázka (URL)'],
  'picture.address.invalid': ['Must be a valid URL', 'Zadajte platnú adresu URL'],
  'picture.address.uploading': [
    'The picture is still being uploaded; save once it is here',
    'Obrázok sa ešte nahráva; uložte, keď tu bude',
  ],
  'picture.address.insecure': [
    'The address must begin with https://: browsers show no picture from http:// on our pages',
    'Adresa musí začínať na https://: obrázok z\u00a0http:// prehliadače na našich stránkach neukážu',
  ],
  'picture.least': ['At least {width} × {height} pixels.', 'Aspoň {width} × {height} bodov.'],
} satisfies Texts;

export const useFileText = createTextHook(fileTexts);
