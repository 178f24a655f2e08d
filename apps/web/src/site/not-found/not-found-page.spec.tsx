import { screen, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page';

test.each([
  ['sk', 'Nezabudli ste pridať stránku do routera?', 'Späť do baru', '/#home'],
  ['en', 'Did you forget to add the page to the router?', 'Back to the bar', '/?lang=en#home'],
] as const)('an unknown path says so with a hint (%s)', (language, hint, back, address) => {
  renderPage('/nowhere', language);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
  expect(screen.getByText(hint)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', address);
});

test.each([
  ['sk', 'Stránku, ktorú hľadáte, tu nemáme.', 'Rezervovať stôl', 'Podujatia', '/events'],
  ['en', 'We do not have the page you are looking for.', 'Reserve a table', 'What is on', '/events?lang=en'],
] as const)('and says in human words where to go on (%s)', (language, words, reserve, events, address) => {
  renderPage('/nowhere', language);
  const main = within(screen.getByRole('main'));
  expect(main.getByText(words)).toBeInTheDocument();
  expect(main.getByRole('button', { name: reserve })).toBeInTheDocument();
  expect(main.getByRole('link', { name: events })).toHaveAttribute('href', address);
});
