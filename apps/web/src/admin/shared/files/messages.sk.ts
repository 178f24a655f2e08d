import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
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
