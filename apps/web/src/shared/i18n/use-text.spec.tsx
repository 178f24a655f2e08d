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

function SampleTexts() {
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

const readShownTexts = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('useText chooses the Slovak plural form of a number', () => {
  renderInSite('sk', <SampleTexts />, { texts: builtInTexts });
  expect(readShownTexts()).toEqual(['Víno', '1 osoba', '2 osoby', '5 osôb', '1,5 osoby']);
});

test('a text of staff replaces the built-in text, and its braces are shown', () => {
  renderInSite('en', <SampleTexts />, { texts: builtInTexts, site: { texts: { title: 'Tonight: {Frankovka}' } } });
  expect(readShownTexts()[0]).toBe('Tonight: {Frankovka}');
});

test('a text of staff is filled with the values of the venue', () => {
  const texts = { title: 'Tonight in {city}: {Frankovka}, {openDays}' };
  renderInSite('en', <SampleTexts />, { texts: builtInTexts, site: { texts } });
  expect(readShownTexts()[0]).toBe('Tonight in Bratislava: {Frankovka}, Wednesday to Saturday');
});

test('a text of staff is filled with the values of the built-in text', () => {
  const parsedText = [
    { type: 0, value: 'For ' },
    { type: 1, value: 'count' },
  ];
  renderInSite('en', <SampleTexts />, { texts: builtInTexts, site: { texts: { guests: parsedText } } });
  expect(readShownTexts()).toEqual(['Wine that slows the evening', 'For 1', 'For 2', 'For 5', 'For 1.5']);
});
