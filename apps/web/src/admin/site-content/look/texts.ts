import { type Texts, createTextHook } from '../../i18n/create-text-hook';

export const texts = {
  'look.title': ['Look', 'Vzhľad'],
  'look.lead': [
    'How pages, icons, mails and links to you look. Guests see a change at once.',
    'Ako vyzerajú stránky, ikony, e-maily a\u00a0odkazy na vás. Hostia uvidia zmenu hneď.',
  ],
  'look.logo': ['Logo', 'Logo'],
  'look.logo.none': [
    'There is no logo yet: the first letter of the name stands for it.',
    'Logo tu ešte nie je, zastupuje ho prvé písmeno názvu.',
  ],
  'look.logo.hint': [
    'SVG or PNG, up to 10 MB; letters in an SVG as outlines. A dark logo gets a light ground.',
    'SVG alebo PNG, najviac 10 MB; písmo v\u00a0SVG preveďte na krivky. Tmavé logo dostane svetlý podklad.',
  ],
  'look.logo.choose': ['Upload a logo', 'Nahrať logo'],
  'look.logo.remove': ['Remove the logo', 'Odstrániť logo'],
  'look.icon': ['Icon', 'Ikona'],
  'look.share': ['Beside a shared link', 'Pri zdieľanom odkaze'],
  'look.colour': ['Colour of buttons and links', 'Farba tlačidiel a\u00a0odkazov'],
  'look.colour.own': ['Your own', 'Vlastná'],
  'look.colour.tooLight': [
    'Letters of the colour {colour} could not be read on the pages.',
    'Písmo vo farbe {colour} by sa na stránkach nedalo prečítať.',
  ],
  'look.colour.nearest': ['Use the nearest that can: {colour}', 'Použiť najbližšiu čitateľnú: {colour}'],
  'look.colour.sample': ['Reserve a table', 'Rezervovať stôl'],
  'look.colour.save': ['Save the colour', 'Uložiť farbu'],
  'look.colour.1': ['Wine', 'Vínová'],
  'look.colour.2': ['Plum', 'Slivková'],
  'look.colour.3': ['Ink', 'Atramentová'],
  'look.colour.4': ['Bottle green', 'Fľaškovozelená'],
  'look.colour.5': ['Copper', 'Medená'],
  'look.colour.6': ['Graphite', 'Grafitová'],
  'look.map': ['Map', 'Mapa'],
  'look.map.none': ['None', 'Žiadna'],
  'look.map.static': ['Of the surroundings', 'Mapa okolia'],
  'look.map.drawing': ['Drawing of the sample', 'Kresba z\u00a0ukážky'],
  'look.map.hint.none': [
    'Guests see the address and the way to a route planner.',
    'Hostia uvidia adresu a\u00a0odkaz na plánovač trasy.',
  ],
  'look.map.hint.static': [
    'A picture of a map with your place in its middle; it is fetched anew when the place changes.',
    'Obrázok mapy s\u00a0vaším miestom v\u00a0strede. Keď sa miesto zmení, stiahne sa nanovo.',
  ],
  'look.map.hint.drawing': [
    'It shows Bratislava, where the sample bar is.',
    'Je na nej Bratislava, kde stojí ukážkový podnik.',
  ],
  'look.map.noPlace': [
    'The place on the map is missing: fill it in among the facts of the bar.',
    'Chýba miesto na mape: doplňte ho medzi údaje o\u00a0podniku.',
  ],
  'look.map.missing': [
    'The map is not here yet. Until it is, guests see none.',
    'Mapa tu ešte nie je. Kým nebude, hostia žiadnu neuvidia.',
  ],
  'look.map.fetch': ['Fetch the map', 'Stiahnuť mapu'],
  'look.saved': ['Saved. Guests see it now.', 'Uložené. Hostia to už vidia.'],
  'look.failed': ['That was not saved: {reason}', 'Nepodarilo sa to uložiť: {reason}'],
  'look.error': [
    'this is no picture that we can read; SVG, PNG, JPEG and WebP are taken, up to 10 MB',
    'nie je to obrázok, ktorý by sme vedeli prečítať; berieme SVG, PNG, JPEG a\u00a0WebP, najviac 10 MB',
  ],
  'look.map.failed': [
    'The map cannot be fetched now. Please try again later; until then guests see none.',
    'Mapa sa teraz nedá stiahnuť. Skúste to neskôr, dovtedy hostia žiadnu neuvidia.',
  ],
} satisfies Texts;

export const useLookText = createTextHook(texts);
