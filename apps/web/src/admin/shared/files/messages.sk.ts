import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'picture.upload': 'Nahrať obrázok',
  'picture.uploading': 'Nahrávame…',
  'picture.upload.hint': 'JPEG, PNG, WebP alebo AVIF, najviac 10 MB. Hostia ho uvidia až po uložení.',
  'picture.uploaded': 'Obrázok je nahraný. Hosťom sa ukáže, keď zmeny uložíte.',
  'picture.uploadFailed': 'Obrázok sa nepodarilo nahrať: {reason}',
  'picture.fault.tooLarge': 'má viac ako 10 MB',
  'picture.fault.image_required': 'súbor je prázdny',
  'picture.fault.image_unknown': 'nie je to obrázok vo formáte JPEG, PNG, WebP ani AVIF',
  'picture.fault.image_broken': 'obrázok sa nedá prečítať',
  'picture.fault.image_too_many_pixels': 'obrázok má priveľa bodov, najviac ich môže byť 50 miliónov',
};
