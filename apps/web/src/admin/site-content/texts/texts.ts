import { createTextHook } from '../../i18n/create-text-hook';

const en = {
  'content.title': 'Content Management',
  'content.seed': 'Add Front Page Texts',
  'content.seeded':
    '{count, plural, =0 {All front page texts are here already.} one {# front page text added!} other {# front page texts added!}}',
  'content.seedFailed': 'Failed to seed content: {reason}',
  'content.empty':
    'There is no text here yet. “Add Front Page Texts” brings every text of the pages, ready to be edited; until then guests read the built-in ones.',

  'content.view': 'Which texts',
  'content.view.pages': 'As guests read them',
  'content.view.keys': 'All keys',
  'content.facts': 'Name, address, telephone and other facts of the bar',
  'content.page.home': 'Front page',
  'content.page.wineMenu': 'Wine list',
  'content.page.events': 'Events',
  'content.page.reservation': 'Reservation dialog',
  'content.page.messages': 'Forms and messages',
  'content.page.cookies': 'Cookies and privacy',
  'content.page.notFound': 'Page not found',
  'content.page.other': 'Other texts',
  'content.kind.title': 'heading',
  'content.kind.eyebrow': 'above the heading',
  'content.kind.lead': 'first sentence',
  'content.kind.message': 'message',
  'content.kind.search': 'in search engines',
  'content.own': 'your own text',
  'content.builtIn': 'The text that came with the site',
  'content.builtInAgain': 'Bring the original text back',
  'content.venueValues': 'Values of the bar that the site fills in',
  'content.preview': 'Preview',
  'content.notSeen':
    'The page does not show this text at once: it is in a dialog or a message, or is read out by screen readers.',

  'content.search': 'Search by key, section or words',
  'content.section': 'Section',
  'content.section.all': 'All sections',
  'content.show': 'Show on the site',
  'content.found': '{count, plural, =0 {No text found.} one {# text} other {# texts}}',

  'content.contentEn': 'English',
  'content.contentSk': 'Slovak',
  'content.both': 'In both languages',
  'content.placeholders': 'The pages fill in {list}: keep that in both languages, braces included.',

  'content.error.contentEn': 'English content is required',
  'content.error.contentSk': 'Slovak content is required',
  'content.error.placeholders_differ': 'Keep the parts in braces exactly as in the original text, and add no others',
  'content.error.syntax_invalid':
    'The parts in braces of this text cannot be read. Keep them as they were, braces included.',
  'content.updated': 'Content updated successfully!',
  'content.updateFailed': 'Failed to update content.',
};

const sk: Record<keyof typeof en, string> = {
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

export const useContentText = createTextHook({ en, sk });
