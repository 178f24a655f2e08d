import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'events.hero.eyebrow': 'Súkromné a verejné podujatia',
  'events.hero.title': 'Večer, ktorý patrí len vám',
  'events.hero.lead':
    'Narodeniny, firemná večera, degustácia pre priateľov. Podnik zavrieme pre ostatných a otvoríme fľaše, na ktoré inak nezvýši čas.',
  'events.hero.inquire': 'Povedzte nám o svojom večere',
  'events.hero.upcoming': 'Čo sa u nás chystá',

  'events.types.eyebrow': 'Na čo',
  'events.types.title': 'Tri dôvody zamknúť dvere zvnútra',
  'events.types.private.title': 'Súkromné večery',
  'events.types.private.text':
    'Degustácia pre pár priateľov alebo dlhá večera pri jednom stole. Vína vyberieme podľa vás.',
  'events.types.corporate.title': 'Firemné podujatia',
  'events.types.corporate.text':
    'Poďakovanie tímu, stretnutie s klientmi, koniec roka. Postaráme sa o víno, jedlo aj faktúru.',
  'events.types.celebration.title': 'Oslavy',
  'events.types.celebration.text':
    'Narodeniny, zásnuby, promócie. Povedzte nám, čo oslavujete, a bublinky nechajte na nás.',

  'events.reasons.eyebrow': 'Prečo u nás',
  'events.reasons.title': 'Vy pozvete hostí, my sa postaráme o zvyšok',
  'events.reasons.room.title': 'Celý priestor je váš',
  'events.reasons.room.text': 'Ak chcete byť len medzi svojimi, zavrieme pre ostatných.',
  'events.reasons.wine.title': 'Vína na mieru',
  'events.reasons.wine.text':
    'Povedzte nám, čo máte radi a koľko chcete minúť. Vyberieme fľaše, ktorých príbeh poznáme.',
  'events.reasons.food.title': 'Niečo pod zub',
  'events.reasons.food.text': 'Pár drobností k vínu alebo celá večera. Dohodneme sa podľa toho, na čo budete mať chuť.',
  'events.reasons.answer.title': 'Odpoveď do 24 hodín',
  'events.reasons.answer.text':
    'Napíšte nám dátum a počet hostí. Do jedného dňa viete, či máme voľno a koľko to bude stáť.',

  'events.capacity.title': 'Od jedného stola až po celý podnik',
  'events.capacity.small.count': 'pre pár ľudí',
  'events.capacity.small.title': 'Jeden stôl',
  'events.capacity.small.text': 'Komorná degustácia, kým bar okolo vás žije vlastným životom.',
  'events.capacity.group.count': 'pre viacerých',
  'events.capacity.group.title': 'Väčší stôl',
  'events.capacity.group.text': 'Časť podniku, vlastné menu a niekto, kto sa stará iba o vás.',
  'events.capacity.buyout.count': 'do {largestParty}',
  'events.capacity.buyout.title': 'Celý podnik',
  'events.capacity.buyout.text': 'Vaša hudba, vaši ľudia, váš večer. Nikto iný dnu nevojde.',

  'events.signature.title': 'Naše najobľúbenejšie večery',
  'events.signature.tasting.count': 'vína vedľa seba',
  'events.signature.tasting.title': 'Degustácia',
  'events.signature.tasting.text':
    'Vína, ktoré sa oplatí ochutnať vedľa seba, s dobrou spoločnosťou a s dobrými príbehmi.',
  'events.signature.dinner.count': 'jedlo a víno',
  'events.signature.dinner.title': 'Večera s vínom',
  'events.signature.dinner.text': 'Chody z toho, čo práve dozrelo, a ku každému pohár, ktorý mu svedčí.',
};
