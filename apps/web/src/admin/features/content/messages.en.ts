export const en = {
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
  'content.facts': 'Name, address, telephone and other facts of the house',
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
  'content.venueValues': 'Values of the house that the site fills in',
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
