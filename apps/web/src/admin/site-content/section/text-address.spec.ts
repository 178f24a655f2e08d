import { findTextAddress } from './text-address';

test('leads to the page and to the beginning of the text', () => {
  expect(findTextAddress('home', 'Wine, coffee & well-being', 'en')).toBe(
    '/?lang=en#:~:text=Wine%2C%20coffee%20%26%20well%2Dbeing',
  );
  expect(findTextAddress('events', 'Jeden dva tri štyri päť šesť sedem osem deväť', 'sk')).toBe(
    `/events#:~:text=${encodeURIComponent('Jeden dva tri štyri päť šesť sedem osem')}`,
  );
});

test('no fragment for a text with placeholders, and no address for a text that no page shows', () => {
  expect(findTextAddress('home', '© {year} Strapec', 'sk')).toBe('/');
  expect(findTextAddress('reservation', 'Rezervovať', 'sk')).toBeNull();
  expect(findTextAddress('unheard', 'Rezervovať', 'sk')).toBeNull();
});
