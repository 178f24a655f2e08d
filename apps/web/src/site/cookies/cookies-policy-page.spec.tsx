import { screen, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page';

test.each([
  ['sk', 'Čo si o vás pamätáme a čo nie', ['Čo sú cookies', 'Ako ich používame', 'Ako ich odmietnuť'], 'Nevyhnutné'],
  [
    'en',
    'What we remember about you, and what we do not',
    ['What cookies are', 'How we use them', 'How to refuse them'],
    'Essential',
  ],
] as const)('explains cookies (%s)', (language, title, chapters, essential) => {
  renderPage('/cookies-policy', language);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  for (const chapter of chapters) expect(screen.getByRole('heading', { name: chapter })).toBeInTheDocument();
  expect(within(screen.getByRole('table', { name: essential })).getByText('cookie-consent')).toBeInTheDocument();
});

test('has the privacy policy under its anchor', () => {
  renderPage('/cookies-policy', 'en');
  const privacy = document.getElementById('privacy') as HTMLElement;
  expect(within(privacy).getByRole('heading', { name: 'Privacy policy' })).toBeInTheDocument();
  expect(privacy).toHaveTextContent('vitajte@strapec.example');
});

test('the choice can be made anew', () => {
  renderPage('/cookies-policy', 'en');
  expect(screen.getByRole('button', { name: 'Ask me again' })).toHaveAttribute('data-consent-choice', 'ask');
});
