import type { Texts } from '../../shared/i18n/messages';

export const privateEventsTexts = {
  'events.hero.eyebrow': ['Private & public events', 'Súkromné a verejné podujatia'],
  'events.hero.title': ['An evening that is yours alone', 'Večer, ktorý patrí len vám'],
  'events.hero.lead': [
    'A birthday, a company dinner, a tasting for friends. We close to everyone else and open the bottles there is usually no time for.',
    'Narodeniny, firemná večera, degustácia pre priateľov. Podnik zavrieme pre ostatných a otvoríme fľaše, na ktoré inak nezvýši čas.',
  ],
  'events.hero.inquire': ['Tell us about your evening', 'Povedzte nám o svojom večere'],
  'events.hero.upcoming': ['What is coming up', 'Čo sa u nás chystá'],

  'events.types.eyebrow': ['What for', 'Na čo'],
  'events.types.title': ['Three reasons to lock the door from inside', 'Tri dôvody zamknúť dvere zvnútra'],
  'events.types.private.title': ['Private evenings', 'Súkromné večery'],
  'events.types.private.text': [
    'A tasting for a handful of friends, or a long dinner at one table. The wines are chosen with you in mind.',
    'Degustácia pre pár priateľov alebo dlhá večera pri jednom stole. Vína vyberieme podľa vás.',
  ],
  'events.types.corporate.title': ['Corporate events', 'Firemné podujatia'],
  'events.types.corporate.text': [
    'A thank-you to the team, a meeting with clients, the end of the year. We see to the wine, the food and the invoice.',
    'Poďakovanie tímu, stretnutie s klientmi, koniec roka. Postaráme sa o víno, jedlo aj faktúru.',
  ],
  'events.types.celebration.title': ['Celebrations', 'Oslavy'],
  'events.types.celebration.text': [
    'Birthdays, engagements, graduations. Tell us what you celebrate, and leave the bubbles to us.',
    'Narodeniny, zásnuby, promócie. Povedzte nám, čo oslavujete, a bublinky nechajte na nás.',
  ],

  'events.reasons.eyebrow': ['Why here', 'Prečo u nás'],
  'events.reasons.title': ['You invite the guests, we see to the rest', 'Vy pozvete hostí, my sa postaráme o zvyšok'],
  'events.reasons.room.title': ['The whole room is yours', 'Celý priestor je váš'],
  'events.reasons.room.text': [
    'If you would like to be among yourselves, we close to everyone else.',
    'Ak chcete byť len medzi svojimi, zavrieme pre ostatných.',
  ],
  'events.reasons.wine.title': ['Wines picked for you', 'Vína na mieru'],
  'events.reasons.wine.text': [
    'Tell us what you like and what you would like to spend. We pick bottles whose story we know.',
    'Povedzte nám, čo máte radi a koľko chcete minúť. Vyberieme fľaše, ktorých príbeh poznáme.',
  ],
  'events.reasons.food.title': ['Something to eat', 'Niečo pod zub'],
  'events.reasons.food.text': [
    'A few small things with the wine, or a whole dinner. We agree on whatever you would like.',
    'Pár drobností k vínu alebo celá večera. Dohodneme sa podľa toho, na čo budete mať chuť.',
  ],
  'events.reasons.answer.title': ['An answer within 24 hours', 'Odpoveď do 24 hodín'],
  'events.reasons.answer.text': [
    'Tell us the date and the number of guests. Within a day you know whether we are free and what it will cost.',
    'Napíšte nám dátum a počet hostí. Do jedného dňa viete, či máme voľno a koľko to bude stáť.',
  ],

  'events.capacity.title': ['From one table to the whole house', 'Od jedného stola až po celý podnik'],
  'events.capacity.small.count': ['for a few', 'pre pár ľudí'],
  'events.capacity.small.title': ['One table', 'Jeden stôl'],
  'events.capacity.small.text': [
    'An intimate tasting while the bar goes on around you.',
    'Komorná degustácia, kým bar okolo vás žije vlastným životom.',
  ],
  'events.capacity.group.count': ['for several', 'pre viacerých'],
  'events.capacity.group.title': ['A larger table', 'Väčší stôl'],
  'events.capacity.group.text': [
    'Part of the house, a menu of your own, and someone to look after you alone.',
    'Časť podniku, vlastné menu a niekto, kto sa stará iba o vás.',
  ],
  'events.capacity.buyout.count': ['up to {largestParty}', 'do {largestParty}'],
  'events.capacity.buyout.title': ['The whole house', 'Celý podnik'],
  'events.capacity.buyout.text': [
    'Your music, your people, your evening. Nobody else comes in.',
    'Vaša hudba, vaši ľudia, váš večer. Nikto iný dnu nevojde.',
  ],

  'events.signature.title': ['Our signature evenings', 'Naše najobľúbenejšie večery'],
  'events.signature.tasting.count': ['wines side by side', 'vína vedľa seba'],
  'events.signature.tasting.title': ['The tasting', 'Degustácia'],
  'events.signature.tasting.text': [
    'Wines worth tasting side by side, in good company and with good stories.',
    'Vína, ktoré sa oplatí ochutnať vedľa seba, s dobrou spoločnosťou a s dobrými príbehmi.',
  ],
  'events.signature.dinner.count': ['food and wine', 'jedlo a víno'],
  'events.signature.dinner.title': ['The wine dinner', 'Večera s vínom'],
  'events.signature.dinner.text': [
    'Courses from what is in season, each with the glass that suits it.',
    'Chody z toho, čo práve dozrelo, a ku každému pohár, ktorý mu svedčí.',
  ],
} satisfies Texts;
