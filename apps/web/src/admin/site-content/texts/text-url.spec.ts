import { findTextUrl } from './text-url';

test('the address of a text has its page and its first words', () => {
  expect(findTextUrl('home', 'Wine, coffee & well-being', 'en')).toBe(
    '/?lang=en#:~:text=Wine%2C%20coffee%20%26%20well%2Dbeing',
  );
  expect(findTextUrl('events', 'Jeden dva tri štyri päť šesť sedem osem deväť', 'sk')).toBe(
    `/events#:~:text=${encodeURIComponent('Jeden dva tri štyri päť šesť sedem osem')}`,
  );
});

test('a text with placeholders has no fragment, and a text that no page shows has no address', () => {
  expect(findTextUrl('home', '© {year} Strapec', 'sk')).toBe('/');
  expect(findTextUrl('reservation', 'Rezervovať', 'sk')).toBeNull();
  expect(findTextUrl('unheard', 'Rezervovať', 'sk')).toBeNull();
});
