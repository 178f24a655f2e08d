export const en = {
  'events.hero.eyebrow': 'Private & public events',
  'events.hero.title': 'An evening that is yours alone',
  'events.hero.lead':
    'A birthday, a company dinner, a tasting for friends. We close the cellar to everyone else and open the bottles there is usually no time for.',
  'events.hero.inquire': 'Tell us about your evening',
  'events.hero.upcoming': 'What is coming up',

  'events.types.eyebrow': 'What for',
  'events.types.title': 'Three reasons to lock the door from inside',
  'events.types.private.title': 'Private evenings',
  'events.types.private.text':
    'A tasting for a handful of friends, or a long dinner at one table. The wines are chosen with you in mind.',
  'events.types.corporate.title': 'Corporate events',
  'events.types.corporate.text':
    'A thank-you to the team, an evening with clients, the end of the year. We see to the wine, the food and the invoice, and we cater at your office too.',
  'events.types.celebration.title': 'Celebrations',
  'events.types.celebration.text':
    'Birthdays, engagements, graduations. Bring your own cake, and leave the bubbles to us.',

  'events.reasons.eyebrow': 'Why here',
  'events.reasons.title': 'A cellar keeps its temperature. And its secrets.',
  'events.reasons.room.title': 'The whole room is yours',
  'events.reasons.room.text': 'On the days we are closed, we open for you alone.',
  'events.reasons.wine.title': 'Wines picked for you',
  'events.reasons.wine.text':
    'Tell us what you like and what you would like to spend. We pick bottles whose story we know.',
  'events.reasons.food.title': 'Things to eat with your hands',
  'events.reasons.food.text':
    'Cheese, cured ham, small warm things. And five proper courses if the evening is a long one.',
  'events.reasons.answer.title': 'An answer within 24 hours',
  'events.reasons.answer.text':
    'Tell us the date and the number of guests. Within a day you know whether we are free and what it will cost.',

  'events.capacity.title': 'From a table in the corner to the whole cellar',
  'events.capacity.small.count': '2–4',
  'events.capacity.small.title': 'One table',
  'events.capacity.small.text': 'An intimate tasting while the bar goes on around you.',
  'events.capacity.group.count': '4–12',
  'events.capacity.group.title': 'The long table',
  'events.capacity.group.text': 'Part of the cellar, a menu of your own, and someone to look after you alone.',
  'events.capacity.buyout.count': 'up to 20',
  'events.capacity.buyout.title': 'The whole cellar',
  'events.capacity.buyout.text': 'Your music, your people, your evening. Nobody else comes in.',

  'events.signature.title': 'Our signature evenings',
  'events.signature.tasting.count': '6–8 wines',
  'events.signature.tasting.title': 'The tasting',
  'events.signature.tasting.text': 'From the Small Carpathians to Piedmont, with cheese, bread and good stories.',
  'events.signature.dinner.count': '5 courses',
  'events.signature.dinner.title': 'The wine dinner',
  'events.signature.dinner.text': 'Five courses from what is in season, each with the glass that suits it.',
};
