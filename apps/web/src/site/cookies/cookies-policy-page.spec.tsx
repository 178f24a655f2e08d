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
] as const)('the page explains cookies (%s)', (language, expectedTitle, expectedChapters, tableName) => {
  renderPage('/cookies-policy', language);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(expectedTitle);
  for (const chapter of expectedChapters) expect(screen.getByRole('heading', { name: chapter })).toBeInTheDocument();
  expect(within(screen.getByRole('table', { name: tableName })).getByText('cookie-consent')).toBeInTheDocument();
});

test('the page has the privacy policy under its anchor', () => {
  renderPage('/cookies-policy', 'en');
  const privacy = document.getElementById('privacy') as HTMLElement;
  expect(within(privacy).getByRole('heading', { name: 'Privacy policy' })).toBeInTheDocument();
  expect(privacy).toHaveTextContent('vitajte@strapec.example');
});

test('the page offers to choose again', () => {
  renderPage('/cookies-policy', 'en');
  expect(screen.getByRole('button', { name: 'Ask me again' })).toHaveAttribute('data-consent-choice', 'ask');
});
