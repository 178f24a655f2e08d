import { findTextUrl } from './text-url';

test('leads to the page and to the beginning of the text', () => {
  expect(findTextUrl('home', 'Wine, coffee & well-being', 'en')).toBe(
    '/?lang=en#:~:text=Wine%2C%20coffee%20%26%20well%2Dbeing',
  );
  expect(findTextUrl('events', 'Jeden dva tri štyri päť šesť sedem osem deväť', 'sk')).toBe(
    `/events#:~:text=${encodeURIComponent('Jeden dva tri štyri päť šesť sedem osem')}`,
  );
});

test('no fragment for a text with placeholders, and no address for a text that no page shows', () => {
  expect(findTextUrl('home', '© {year} Strapec', 'sk')).toBe('/');
  expect(findTextUrl('reservation', 'Rezervovať', 'sk')).toBeNull();
  expect(findTextUrl('unheard', 'Rezervovať', 'sk')).toBeNull();
});
