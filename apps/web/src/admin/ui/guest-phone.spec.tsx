import { screen } from '@testing-library/react';
import { renderInSite } from '../../shared/testing/render-in-site';
import { GuestPhone } from './guest-phone';

test('a phone number is a link; one that cannot be called is marked', () => {
  const twoNumbers = '0905 123 456 / 0911 654 321';
  renderInSite('en', <GuestPhone phone="0905/123 456" phoneE164="+421905123456" />);
  renderInSite('en', <GuestPhone phone={twoNumbers} phoneE164={null} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:+421905123456']);
  expect(screen.getByText(twoNumbers, { exact: false })).toHaveTextContent('cannot be called');
});
