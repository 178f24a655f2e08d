import { screen } from '@testing-library/react';
import { renderInSite } from '../../shared/testing/render-in-site';
import { GuestPhone } from './guest-phone';

test('a number calls at a tap; one that cannot be called is marked', () => {
  const two = '0905 123 456 / 0911 654 321';
  renderInSite('en', <GuestPhone phone="0905/123 456" phoneE164="+421905123456" />);
  renderInSite('en', <GuestPhone phone={two} phoneE164={null} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:+421905123456']);
  expect(screen.getByText(two, { exact: false })).toHaveTextContent('cannot be called');
});
