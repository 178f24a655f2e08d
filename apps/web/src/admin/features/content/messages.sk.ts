import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'content.title': 'Texty stránky',
  'content.seed': 'Pridať chýbajúce texty webu',
  'content.seeded':
    '{count, plural, =0 {Všetky texty webu už máte.} one {Pribudol # text!} few {Pribudli # texty!} many {Pribudlo # textu!} other {Pribudlo # textov!}}',
  'content.seedFailed': 'Texty sa nepodarilo pridať: {reason}',
  'content.empty':
    'Zatiaľ tu nie je žiadny text. „Pridať chýbajúce texty webu“ prinesie všetky texty webu pripravené na úpravu; dovtedy hostia čítajú tie vstavané.',

  'content.view': 'Ktoré texty',
  'content.view.pages': 'Ako ich čítajú hostia',
  'content.view.keys': 'Všetky kľúče',
  'content.facts': 'Názov, adresa, telefón a ďalšie údaje podniku',
  'content.page.home': 'Domovská stránka',
  'content.page.wineMenu': 'Vínna karta',
  'content.page.events': 'Podujatia',
  'content.page.reservation': 'Rezervačné okno',
  'content.page.messages': 'Formuláre a hlásenia',
  'content.page.cookies': 'Cookies a súkromie',
  'content.page.notFound': 'Stránka sa nenašla',
  'content.page.other': 'Ostatné texty',
  'content.kind.title': 'nadpis',
  'content.kind.eyebrow': 'nad nadpisom',
  'content.kind.lead': 'úvodná veta',
  'content.kind.message': 'hlásenie',
  'content.kind.search': 'vo vyhľadávačoch',
  'content.own': 'vlastný text',
  'content.builtIn': 'Pôvodný text stránky',
  'content.builtInAgain': 'Vrátiť pôvodný text',
  'content.venueValues': 'Údaje podniku, ktoré web doplní sám',
  'content.preview': 'Náhľad',
  'content.notSeen':
    'Na stránke tento text hneď nevidno: je v okne alebo v hlásení, prípadne ho prečíta čítačka obrazovky.',

  'content.search': 'Hľadať podľa kľúča, sekcie alebo slov',
  'content.section': 'Sekcia',
  'content.section.all': 'Všetky sekcie',
  'content.show': 'Ukázať na webe',
  'content.found':
    '{count, plural, =0 {Nenašiel sa žiadny text.} one {# text} few {# texty} many {# textu} other {# textov}}',

  'content.contentEn': 'Po anglicky',
  'content.contentSk': 'Po slovensky',
  'content.both': 'V\u00a0oboch jazykoch',
  'content.placeholders': 'Stránky sem dopĺňajú {list}: ponechajte to v oboch jazykoch aj so zátvorkami.',

  'content.error.contentEn': 'Chýba anglický text',
  'content.error.contentSk': 'Chýba slovenský text',
  'content.error.placeholders_differ':
    'Text musí mať rovnaké časti v\u00a0zložených zátvorkách ako pôvodný text a\u00a0žiadne iné',
  'content.error.syntax_invalid':
    'Časti v\u00a0zložených zátvorkách sa v\u00a0tomto texte nedajú prečítať. Nechajte ich, ako boli, aj so zátvorkami.',
  'content.updated': 'Text je uložený!',
  'content.updateFailed': 'Text sa nepodarilo uložiť.',
};
