export const en = {
  'content.title': 'Content Management',
  'content.seed': 'Add Front Page Texts',
  'content.seeded':
    '{count, plural, =0 {All front page texts are here already.} one {# front page text added!} other {# front page texts added!}}',
  'content.seedFailed': 'Failed to seed content: {reason}',
  'content.empty':
    'There is no text here yet. “Add Front Page Texts” brings every text of the pages, ready to be edited; until then guests read the built-in ones.',

  'content.search': 'Search by key, section or words',
  'content.section': 'Section',
  'content.section.all': 'All sections',
  'content.show': 'Show on the site',
  'content.found': '{count, plural, =0 {No text found.} one {# text} other {# texts}}',

  'content.contentEn': 'English',
  'content.contentSk': 'Slovak',
  'content.placeholders': 'The pages fill in {list}: keep that in both languages, braces included.',

  'content.fault.contentEn': 'English content is required',
  'content.fault.contentSk': 'Slovak content is required',
  'content.fault.placeholders_differ': 'Keep the parts in braces exactly as in the original text, and add no others',
  'content.fault.syntax_invalid':
    'The parts in braces of this text cannot be read. Keep them as they were, braces included.',
  'content.updated': 'Content updated successfully!',
  'content.updateFailed': 'Failed to update content.',
};
