import { screen } from '@testing-library/react';
import { showPage } from './testing/show-page';

test.each([
  ['sk', 'Nezabudli ste pridať stránku do routera?', 'Späť do baru', '/#home'],
  ['en', 'Did you forget to add the page to the router?', 'Back to the bar', '/?lang=en#home'],
] as const)('an unknown path says so with a hint (%s)', (language, hint, back, address) => {
  showPage('/nowhere', language);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
  expect(screen.getByText(hint)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', address);
});
