import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'events.hero.eyebrow': 'Súkromné a verejné podujatia',
  'events.hero.title': 'Večer, ktorý patrí len vám',
  'events.hero.lead':
    'Narodeniny, firemná večera, degustácia pre priateľov. Pivnicu zavrieme pre ostatných a otvoríme fľaše, na ktoré inak nezvýši čas.',
  'events.hero.inquire': 'Povedzte nám o svojom večere',
  'events.hero.upcoming': 'Čo sa u nás chystá',

  'events.types.eyebrow': 'Na čo',
  'events.types.title': 'Tri dôvody zamknúť dvere zvnútra',
  'events.types.private.title': 'Súkromné večery',
  'events.types.private.text':
    'Degustácia pre pár priateľov alebo dlhá večera pri jednom stole. Vína vyberieme podľa vás.',
  'events.types.corporate.title': 'Firemné podujatia',
  'events.types.corporate.text':
    'Poďakovanie tímu, večer s klientmi, koniec roka. Postaráme sa o víno, jedlo aj faktúru a s cateringom prídeme aj k vám do firmy.',
  'events.types.celebration.title': 'Oslavy',
  'events.types.celebration.text':
    'Narodeniny, zásnuby, promócie. Tortu si prineste vlastnú, bublinky nechajte na nás.',

  'events.reasons.eyebrow': 'Prečo u nás',
  'events.reasons.title': 'Pivnica si drží teplotu. A tajomstvá.',
  'events.reasons.room.title': 'Celý priestor je váš',
  'events.reasons.room.text': 'V\u00a0dni, keď máme zatvorené, otvoríme iba vám.',
  'events.reasons.wine.title': 'Vína na mieru',
  'events.reasons.wine.text':
    'Povedzte nám, čo máte radi a koľko chcete minúť. Vyberieme fľaše, ktorých príbeh poznáme.',
  'events.reasons.food.title': 'Jedlo do ruky',
  'events.reasons.food.text': 'Syry, sušená šunka, teplé drobnosti. A keď má byť večer dlhý, aj päť poctivých chodov.',
  'events.reasons.answer.title': 'Odpoveď do 24 hodín',
  'events.reasons.answer.text':
    'Napíšte nám dátum a počet hostí. Do jedného dňa viete, či máme voľno a koľko to bude stáť.',

  'events.capacity.title': 'Od stola v rohu až po celú pivnicu',
  'events.capacity.small.count': '2 – 4',
  'events.capacity.small.title': 'Jeden stôl',
  'events.capacity.small.text': 'Komorná degustácia, kým bar okolo vás žije vlastným životom.',
  'events.capacity.group.count': '4 – 12',
  'events.capacity.group.title': 'Dlhý stôl',
  'events.capacity.group.text': 'Časť pivnice, vlastné menu a niekto, kto sa stará iba o vás.',
  'events.capacity.buyout.count': 'do 20',
  'events.capacity.buyout.title': 'Celá pivnica',
  'events.capacity.buyout.text': 'Vaša hudba, vaši ľudia, váš večer. Nikto iný dnu nevojde.',

  'events.signature.title': 'Naše najobľúbenejšie večery',
  'events.signature.tasting.count': '6 – 8 vín',
  'events.signature.tasting.title': 'Degustácia',
  'events.signature.tasting.text': 'Od Malých Karpát po Piemont, so syrmi, s chlebom a s dobrými príbehmi.',
  'events.signature.dinner.count': '5 chodov',
  'events.signature.dinner.title': 'Večera s vínom',
  'events.signature.dinner.text': 'Päť chodov z toho, čo práve dozrelo, a ku každému pohár, ktorý mu svedčí.',
};
