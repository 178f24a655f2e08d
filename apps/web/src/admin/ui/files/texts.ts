import { createTextHook } from '../../i18n/create-text-hook';

const en = {
  'picture.upload': 'Upload a picture',
  'picture.uploading': 'Uploading...',
  'picture.inLine': 'Waiting, number {place} in line...',
  'picture.upload.hint': 'JPEG, PNG, WebP or AVIF, up to 10 MB. Guests see it once it is saved.',
  'picture.uploaded': 'The picture is here. Save the changes to show it to guests.',
  'picture.small':
    'The picture has only {width} × {height} pixels and will look blurred here; it should be at least {needed} wide. Use it all the same?',
  'picture.uploadFailed': 'Upload failed: {reason}',
  'picture.error.tooSmall':
    'it has only {width} × {height} pixels, and its place needs at least {needed} × {neededHeight}',
  'picture.error.heic':
    'this is a HEIC picture, which browsers do not show; save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)',
  'picture.error.tooLarge': 'it is larger than 10 MB',
  'picture.error.image_required': 'the file is empty',
  'picture.error.image_unknown': 'this is not a picture in JPEG, PNG, WebP or AVIF; save it as JPEG',
  'picture.error.image_broken': 'the picture cannot be read',
  'picture.error.image_too_many_pixels': 'the picture has too many pixels; 50 million are the most',
  'picture.broken': 'No picture can be shown from this address.',
  'picture.address': 'Image URL',
  'picture.address.invalid': 'Must be a valid URL',
  'picture.address.uploading': 'The picture is still being uploaded; save once it is here',
  'picture.address.insecure':
    'The address must begin with https://: browsers show no picture from http:// on our pages',
  'picture.least': 'At least {width} × {height} pixels.',
};

const sk: Record<keyof typeof en, string> = {
  'picture.upload': 'Nahrať obrázok',
  'picture.uploading': 'Nahrávame…',
  'picture.inLine': 'Obrázok čaká, je {place}. v\u00a0poradí…',
  'picture.upload.hint': 'JPEG, PNG, WebP alebo AVIF, najviac 10 MB. Hostia ho uvidia až po uložení.',
  'picture.uploaded': 'Obrázok je nahraný. Hosťom sa ukáže, keď zmeny uložíte.',
  'picture.small':
    'Obrázok má len {width} × {height} bodov a\u00a0na tomto mieste bude rozmazaný; na šírku ich má mať aspoň {needed}. Použiť ho aj tak?',
  'picture.uploadFailed': 'Obrázok sa nepodarilo nahrať: {reason}',
  'picture.error.tooSmall':
    'má len {width} × {height} bodov a\u00a0na tomto mieste ich treba aspoň {needed} × {neededHeight}',
  'picture.error.heic':
    'je vo formáte HEIC, ktorý prehliadače neukážu; uložte ho ako JPEG (na iPhone: Nastavenia, Kamera, Formáty, Najkompatibilnejšie)',
  'picture.error.tooLarge': 'má viac ako 10 MB',
  'picture.error.image_required': 'súbor je prázdny',
  'picture.error.image_unknown': 'nie je to obrázok vo formáte JPEG, PNG, WebP ani AVIF; uložte ho ako JPEG',
  'picture.error.image_broken': 'obrázok sa nedá prečítať',
  'picture.error.image_too_many_pixels': 'obrázok má priveľa bodov, najviac ich môže byť 50 miliónov',
  'picture.broken': 'Z tejto adresy sa obrázok nedá zobraziť.',
  'picture.address': 'Adresa obrázka (URL)',
  'picture.address.invalid': 'Zadajte platnú adresu URL',
  'picture.address.uploading': 'Obrázok sa ešte nahráva; uložte, keď tu bude',
  'picture.address.insecure':
    'Adresa musí začínať na https://: obrázok z\u00a0http:// prehliadače na našich stránkach neukážu',
  'picture.least': 'Aspoň {width} × {height} bodov.',
};

export const fileTexts = { en, sk };
export const useFileText = createTextHook(fileTexts);
