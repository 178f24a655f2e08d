import { siteAddress } from './site-address';

test('leads to the page and to the beginning of the text', () => {
  expect(siteAddress('home', 'Wine, coffee & well-being', 'en')).toBe(
    '/?lang=en#:~:text=Wine%2C%20coffee%20%26%20well%2Dbeing',
  );
  expect(siteAddress('events', 'Jeden dva tri štyri päť šesť sedem osem deväť', 'sk')).toBe(
    `/events#:~:text=${encodeURIComponent('Jeden dva tri štyri päť šesť sedem osem')}`,
  );
});

test('no fragment for a text with placeholders, and no address for a text that no page shows', () => {
  expect(siteAddress('home', '© {year} Strapec', 'sk')).toBe('/');
  expect(siteAddress('reservation', 'Rezervovať', 'sk')).toBeNull();
  expect(siteAddress('unheard', 'Rezervovať', 'sk')).toBeNull();
});
