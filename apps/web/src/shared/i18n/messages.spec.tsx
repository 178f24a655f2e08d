import { screen } from '@testing-library/react';
import { renderInSite } from '../testing/render-in-site';
import type { Texts } from './messages';
import { useText } from './use-text';

const builtInTexts = {
  title: ['Wine that slows the evening', 'Víno'],
  guests: [
    '{count, plural, one {# guest} other {# guests}}',
    '{count, plural, one {# osoba} few {# osoby} many {# osoby} other {# osôb}}',
  ],
} satisfies Texts;

function Sample() {
  const text = useText<keyof typeof builtInTexts>();
  return (
    <ul>
      <li>{text('title')}</li>
      {[1, 2, 5, 1.5].map((count) => (
        <li key={count}>{text('guests', { count })}</li>
      ))}
    </ul>
  );
}

const shownTexts = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('chooses the Slovak form of a number', () => {
  renderInSite('sk', <Sample />, { texts: builtInTexts });
  expect(shownTexts()).toEqual(['Víno', '1 osoba', '2 osoby', '5 osôb', '1,5 osoby']);
});

test('shows what staff wrote instead of the built-in text, braces and all', () => {
  renderInSite('en', <Sample />, { texts: builtInTexts, site: { texts: { title: 'Tonight: {Frankovka}' } } });
  expect(shownTexts()[0]).toBe('Tonight: {Frankovka}');
});

test('fills the texts of staff with the venue’s values', () => {
  const texts = { title: 'Tonight in {city}: {Frankovka}, {openDays}' };
  renderInSite('en', <Sample />, { texts: builtInTexts, site: { texts } });
  expect(shownTexts()[0]).toBe('Tonight in Bratislava: {Frankovka}, Wednesday to Saturday');
});

test('fills what staff wrote with values where the built-in text is filled', () => {
  const tree = [
    { type: 0, value: 'For ' },
    { type: 1, value: 'count' },
  ];
  renderInSite('en', <Sample />, { texts: builtInTexts, site: { texts: { guests: tree } } });
  expect(shownTexts()).toEqual(['Wine that slows the evening', 'For 1', 'For 2', 'For 5', 'For 1.5']);
});
