import { findAndOutlineText } from './find-text-on-page';

function editTextOnPage(html: string, savedText: string, editedText: string): string | null {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const foundText = findAndOutlineText(page, savedText);
  foundText?.replaceText(editedText, { city: 'Nitra' });
  for (const outlined of page.querySelectorAll('[style]')) outlined.removeAttribute('style');
  return foundText && page.body.innerHTML;
}

test.each([
  ['<h1>Víno</h1><p>Malý bar v\u00a0meste</p>', 'Malý bar v meste', 'Bar', '<h1>Víno</h1><p>Bar</p>'],
  ['<p>© 2026 Strapec</p>', '© {year} {name}', '{name}, {year} (nové)', '<p>Strapec, 2026 (nové)</p>'],
  [
    '<p>Ešte <a>3 miesta</a></p>',
    'Ešte <b>{count, plural, one {# miesto} other {# miest}}</b>',
    'Už <b>{count}</b>',
    '<p>Už 3 miesta</p>',
  ],
  ['<p>Malý bar</p>', 'Malý bar', 'Bar, {city} {count}', '<p>Bar, Nitra {count}</p>'],
  ['<p>Cena (v €)?</p>', 'Cena (v €)?', 'Cena', '<p>Cena</p>'],
  ['<p>Malý bar</p>', 'Bar', 'Vináreň', null],
])('the page %s shows the edited version of %p', (html, savedText, editedText, expectedHtml) => {
  expect(editTextOnPage(html, savedText, editedText)).toBe(expectedHtml);
});
