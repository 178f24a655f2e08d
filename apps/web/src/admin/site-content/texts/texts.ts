import { type Texts, createTextHook } from '../../i18n/create-text-hook';

const texts = {
  'content.title': ['Content Management', 'Texty stránky'],
  'content.seed': ['Add Front Page Texts', 'Pridať chýbajúce texty webu'],
  'content.seeded': [
    '{count, plural, =0 {All front page texts are here already.} one {# front page text added!} other {# front page texts added!}}',
    '{count, plural, =0 {Všetky texty webu už máte.} one {Pribudol # text!} few {Pribudli # texty!} many {Pribudlo # textu!} other {Pribudlo # textov!}}',
  ],
  'content.seedFailed': ['Failed to seed content: {reason}', 'Texty sa nepodarilo pridať: {reason}'],
  'content.empty': [
    'There is no text here yet. “Add Front Page Texts” brings every text of the pages, ready to be edited; until then guests read the built-in ones.',
    'Zatiaľ tu nie je žiadny text. „Pridať chýbajúce texty webu“ prinesie všetky texty webu pripravené na úpravu; dovtedy hostia čítajú tie vstavané.',
  ],
  'content.view': ['Which texts', 'Ktoré texty'],
  'content.view.pages': ['As guests read them', 'Ako ich čítajú hostia'],
  'content.view.keys': ['All keys', 'Všetky kľúče'],
  'content.facts': [
    'Name, address, telephone and other facts of the bar',
    'Názov, adresa, telefón a ďalšie údaje podniku',
  ],
  'content.page.home': ['Front page', 'Domovská stránka'],
  'content.page.wineMenu': ['Wine list', 'Vínna karta'],
  'content.page.events': ['Events', 'Podujatia'],
  'content.page.reservation': ['Reservation dialog', 'Rezervačné okno'],
  'content.page.messages': ['Forms and messages', 'Formuláre a hlásenia'],
  'content.page.cookies': ['Cookies and privacy', 'Cookies a súkromie'],
  'content.page.notFound': ['Page not found', 'Stránka sa nenašla'],
  'content.page.other': ['Other texts', 'Ostatné texty'],
  'content.kind.title': ['heading', 'nadpis'],
  'content.kind.eyebrow': ['above the heading', 'nad nadpisom'],
  'content.kind.lead': ['first sentence', 'úvodná veta'],
  'content.kind.message': ['message', 'hlásenie'],
  'content.kind.search': ['in search engines', 'vo vyhľadávačoch'],
  'content.own': ['your own text', 'vlastný text'],
  'content.builtIn': ['The text that came with the site', 'Pôvodný text stránky'],
  'content.builtInAgain': ['Bring the original text back', 'Vrátiť pôvodný text'],
  'content.venueValues': ['Values of the bar that the site fills in', 'Údaje podniku, ktoré web doplní sám'],
  'content.preview': ['Preview', 'Náhľad'],
  'content.notSeen': [
    'The page does not show this text at once: it is in a dialog or a message, or is read out by screen readers.',
    'Na stránke tento text hneď nevidno: je v okne alebo v hlásení, prípadne ho prečíta čítačka obrazovky.',
  ],
  'content.search': ['Search by key, section or words', 'Hľadať podľa kľúča, sekcie alebo slov'],
  'content.section': ['Section', 'Sekcia'],
  'content.section.all': ['All sections', 'Všetky sekcie'],
  'content.show': ['Show on the site', 'Ukázať na webe'],
  'content.found': [
    '{count, plural, =0 {No text found.} one {# text} other {# texts}}',
    '{count, plural, =0 {Nenašiel sa žiadny text.} one {# text} few {# texty} many {# textu} other {# textov}}',
  ],
  'content.contentEn': ['English', 'Po anglicky'],
  'content.contentSk': ['Slovak', 'Po slovensky'],
  'content.both': ['In both languages', 'V\u00a0oboch jazykoch'],
  'content.placeholders': [
    'The pages fill in {list}: keep that in both languages, braces included.',
    'Stránky sem dopĺňajú {list}: ponechajte to v oboch jazykoch aj so zátvorkami.',
  ],
  'content.error.contentEn': ['English content is required', 'Chýba anglický text'],
  'content.error.contentSk': ['Slovak content is required', 'Chýba slovenský text'],
  'content.error.placeholders_differ': [
    'Keep the parts in braces exactly as in the original text, and add no others',
    'Text musí mať rovnaké časti v\u00a0zložených zátvorkách ako pôvodný text a\u00a0žiadne iné',
  ],
  'content.error.syntax_invalid': [
    'The parts in braces of this text cannot be read. Keep them as they were, braces included.',
    'Časti v\u00a0zložených zátvorkách sa v\u00a0tomto texte nedajú prečítať. Nechajte ich, ako boli, aj so zátvorkami.',
  ],
  'content.updated': ['Content updated successfully!', 'Text je uložený!'],
  'content.updateFailed': ['Failed to update content.', 'Text sa nepodarilo uložiť.'],
} satisfies Texts;

export const useContentText = createTextHook(texts);
