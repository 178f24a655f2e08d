/* eslint max-lines: off -- the texts of one house stand together */
import type { Language } from '../language/language.js';

/** The texts of the sample house, by message id: all in which it speaks of itself. */
export const sampleTexts: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'meta.home.title': { sk: 'Vínny bar v Starom Meste, Bratislava', en: 'Wine bar in Bratislava’s Old Town' },
  'meta.home.description': {
    sk: 'Malý vínny a kaviarenský bar v pivnici v centre Bratislavy: viac ako 50 vín z 20 regiónov, finger food a sviečky. Stôl si rezervujete online.',
    en: 'A small wine and coffee bar in a cellar in the centre of Bratislava: more than 50 wines from 20 regions, finger food, candlelight. Reserve your table online.',
  },
  'home.contact.title': { sk: 'Dolu schodmi a ste u nás', en: 'Down the steps, and you are here' },
  'home.hero.eyebrow': { sk: 'Bratislava · Staré Mesto', en: 'Bratislava · Old Town' },
  'home.hero.title': { sk: 'Víno, ktoré spomalí večer', en: 'Wine that slows the evening down' },
  'home.hero.lead': {
    sk: 'Malá pivnica pod Starým Mestom, sviečky na stoloch a viac ako päťdesiat vín, ktoré sa oplatí piť pomaly.',
    en: 'A small cellar under the old town, candles on the tables, and more than fifty wines worth taking your time over.',
  },
  'home.about.first': {
    sk: 'Nehľadáme etikety, hľadáme ľudí. Skôr než väčšina našich fliaš zišla do tejto pivnice, prešli sme si vinohrad s tými, čo ich plnili: v Modre aj v Tokaji, na Morave, v Burgundsku aj v Piemonte.',
    en: 'We do not look for labels, we look for people. Before most of our bottles came down to this cellar, we had walked the rows with the people who made them: in Modra and Tokaj, in Moravia, Burgundy and Piedmont.',
  },
  'home.about.wines.count': { sk: '50+', en: '50+' },
  'home.about.regions.count': { sk: '20+', en: '20+' },
  'home.wines.title': { sk: 'Od Malých Karpát po Piemont', en: 'From the Small Carpathians to Piedmont' },
  'home.wines.lead': {
    sk: 'Karta sa mení s ročným obdobím. Čo je dnes otvorené na pohár, nájdete napísané kriedou nad barom.',
    en: 'The list follows the seasons. Whatever is open by the glass tonight is chalked on the board above the bar.',
  },
  'home.contact.arrival.tram': {
    sk: 'Električkou na zastávku Námestie SNP, odtiaľ päť minút pešo.',
    en: 'By tram to Námestie SNP, then five minutes on foot.',
  },
  'home.contact.arrival.access': {
    sk: 'Do pivnice vedú schody a\u00a0výťah nemáme, na vozíku sa k\u00a0nám preto bez pomoci nedostanete. Zavolajte nám vopred, radi niečo vymyslíme.',
    en: 'Steps lead down to the cellar and we have no lift, so a wheelchair cannot get in without help. Please call us beforehand, and we will gladly think of a way.',
  },
  'hours.closed': { sk: 'len súkromné podujatia', en: 'private events only' },
  'meta.events.description': {
    sk: 'Súkromné večery, firemné podujatia a oslavy až pre 20 hostí vo vínnej pivnici v Starom Meste. A k tomu degustácie a večere, ktoré práve chystáme.',
    en: 'Private evenings, corporate events and celebrations for up to 20 guests in a wine cellar in Bratislava’s Old Town, and the tastings and dinners that are coming up.',
  },
  'events.hero.lead': {
    sk: 'Narodeniny, firemná večera, degustácia pre priateľov. Pivnicu zavrieme pre ostatných a otvoríme fľaše, na ktoré inak nezvýši čas.',
    en: 'A birthday, a company dinner, a tasting for friends. We close the cellar to everyone else and open the bottles there is usually no time for.',
  },
  'events.types.corporate.text': {
    sk: 'Poďakovanie tímu, večer s klientmi, koniec roka. Postaráme sa o víno, jedlo aj faktúru a s cateringom prídeme aj k vám do firmy.',
    en: 'A thank-you to the team, an evening with clients, the end of the year. We see to the wine, the food and the invoice, and we cater at your office too.',
  },
  'events.types.celebration.text': {
    sk: 'Narodeniny, zásnuby, promócie. Tortu si prineste vlastnú, bublinky nechajte na nás.',
    en: 'Birthdays, engagements, graduations. Bring your own cake, and leave the bubbles to us.',
  },
  'events.reasons.title': {
    sk: 'Pivnica si drží teplotu. A tajomstvá.',
    en: 'A cellar keeps its temperature. And its secrets.',
  },
  'events.reasons.room.text': {
    sk: 'V\u00a0dni, keď máme zatvorené, otvoríme iba vám.',
    en: 'On the days we are closed, we open for you alone.',
  },
  'events.reasons.food.title': { sk: 'Jedlo do ruky', en: 'Things to eat with your hands' },
  'events.reasons.food.text': {
    sk: 'Syry, sušená šunka, teplé drobnosti. A keď má byť večer dlhý, aj päť poctivých chodov.',
    en: 'Cheese, cured ham, small warm things. And five proper courses if the evening is a long one.',
  },
  'events.capacity.title': {
    sk: 'Od stola v rohu až po celú pivnicu',
    en: 'From a table in the corner to the whole cellar',
  },
  'events.capacity.small.count': { sk: '2 – 4', en: '2–4' },
  'events.capacity.group.count': { sk: '4 – 12', en: '4–12' },
  'events.capacity.group.title': { sk: 'Dlhý stôl', en: 'The long table' },
  'events.capacity.group.text': {
    sk: 'Časť pivnice, vlastné menu a niekto, kto sa stará iba o vás.',
    en: 'Part of the cellar, a menu of your own, and someone to look after you alone.',
  },
  'events.capacity.buyout.title': { sk: 'Celá pivnica', en: 'The whole cellar' },
  'events.signature.tasting.count': { sk: '6 – 8 vín', en: '6–8 wines' },
  'events.signature.tasting.text': {
    sk: 'Od Malých Karpát po Piemont, so syrmi, s chlebom a s dobrými príbehmi.',
    en: 'From the Small Carpathians to Piedmont, with cheese, bread and good stories.',
  },
  'events.signature.dinner.count': { sk: '5 chodov', en: '5 courses' },
  'events.signature.dinner.text': {
    sk: 'Päť chodov z toho, čo práve dozrelo, a ku každému pohár, ktorý mu svedčí.',
    en: 'Five courses from what is in season, each with the glass that suits it.',
  },
  'events.direct.text': {
    sk: 'Od stredy do soboty od druhej popoludní vám telefón niekto z nás zdvihne.',
    en: 'Wednesday to Saturday from two in the afternoon somebody will pick up.',
  },
  'meta.wineMenu.description': {
    sk: 'Všetky vína našej pivnice s cenami, na pohár aj na fľašu, a čo z nich dnes nalievame: od Malých Karpát po Piemont. K tomu káva a niečo pod zub.',
    en: 'Every wine of the cellar with its price, by the glass and by the bottle, and what is poured tonight: from the Small Carpathians to Piedmont, with coffee and small plates.',
  },
  'wineMenu.lead': {
    sk: 'Od Malých Karpát po Piemont, a k tomu niečo pod zub. Ceny sú konečné. Čo sa dnes dopije, z karty zmizne.',
    en: 'From the Small Carpathians to Piedmont, and something to go with it. Prices are final; what is finished tonight leaves the list.',
  },
  'footer.newsletter.text': {
    sk: 'Nové fľaše a degustácie, raz za mesiac. Odhlásiť sa môžete kedykoľvek.',
    en: 'New bottles and tastings, once a month. Unsubscribe whenever you like.',
  },
  'footer.services.corporate': { sk: 'Firemné podujatia a catering', en: 'Corporate events & catering' },
  'footer.copyright': { sk: '© 2025–{year} {name}', en: '© 2025–{year} {name}' },
};
