import { createTextHook, pairsOf } from '../../i18n/create-text-hook';

const en = {
  'inbox.offer.times': 'Offer other times',
  'inbox.offer.send': 'Send by e-mail',
  'inbox.offer.leave': 'Leave it',
  'inbox.offer.these': 'These times would be offered: {times}',
  'inbox.offer.again': 'Offer again',
  'inbox.offer.whom': '{action}: {name}',
  'inbox.offer': '{date} at {time}',
  'inbox.offered': 'Offered by e-mail: {times}',
  'inbox.offer.done': 'Other times are offered by e-mail.',
  'inbox.offer.failed': 'Nothing was offered: {reason}',
};

const sk: Record<keyof typeof en, string> = {
  'inbox.offer.times': 'Ponúknuť iné časy',
  'inbox.offer.send': 'Poslať e-mailom',
  'inbox.offer.leave': 'Nechať tak',
  'inbox.offer.these': 'Ponúkneme tieto časy: {times}',
  'inbox.offer.again': 'Ponúknuť znova',
  'inbox.offer.whom': '{action}: {name}',
  'inbox.offer': '{date} o\u00a0{time}',
  'inbox.offered': 'Ponúknuté e-mailom: {times}',
  'inbox.offer.done': 'Iné časy sa ponúknu e-mailom.',
  'inbox.offer.failed': 'Nič sa neponúklo: {reason}',
};

export const useOfferText = createTextHook(pairsOf({ en, sk }));
