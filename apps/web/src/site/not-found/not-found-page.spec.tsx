import { screen, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page';

test.each([
  ['sk', 'Nezabudli ste pridať stránku do routera?', 'Späť do baru', '/#home'],
  ['en', 'Did you forget to add the page to the router?', 'Back to the bar', '/?lang=en#home'],
] as const)('an unknown path shows a hint and a link (%s)', (language, hint, linkName, address) => {
  renderPage('/nowhere', language);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
  expect(screen.getByText(hint)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: linkName })).toHaveAttribute('href', address);
});

test.each([
  ['sk', 'Stránku, ktorú hľadáte, tu nemáme.', 'Rezervovať stôl', 'Podujatia', '/events'],
  ['en', 'We do not have the page you are looking for.', 'Reserve a table', 'What is on', '/events?lang=en'],
] as const)('an unknown path offers a table and the events (%s)', (language, text, buttonName, linkName, address) => {
  renderPage('/nowhere', language);
  const main = within(screen.getByRole('main'));
  expect(main.getByText(text)).toBeInTheDocument();
  expect(main.getByRole('button', { name: buttonName })).toBeInTheDocument();
  expect(main.getByRole('link', { name: linkName })).toHaveAttribute('href', address);
});
