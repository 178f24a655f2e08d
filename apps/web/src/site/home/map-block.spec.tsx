import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consentEvent, consentKey } from '../../shared/consent/consent';
import { renderInSite } from '../../shared/testing/render-in-site';
import { embeddedMapUrl } from './map-links';
import { MapBlock } from './map-block';
import { venueContactTexts } from './venue-contact-texts';

const showMap = () => renderInSite('en', <MapBlock />, { texts: venueContactTexts });
const decide = (accepted: boolean) => {
  localStorage.setItem(consentKey, JSON.stringify({ accepted, timestamp: 0 }));
  act(() => void dispatchEvent(new Event(consentEvent)));
};
/** All that a browser fetches from another host by itself. */
const strangers = () => document.querySelectorAll('[src^="http"],[srcset*="http"],link[href^="http"]');

test('loads nothing from other hosts before consent; the route planner is a link', () => {
  showMap();
  expect(strangers()).toHaveLength(0);
  const route = screen.getByRole('link', { name: 'Plan your route' });
  expect(route).toHaveAttribute('target', '_blank');
  expect(route.getAttribute('href')).toContain('48.1445%2C17.1106');
});

test('shows the map on request', async () => {
  showMap();
  await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
  expect(screen.getByTitle('Map: the way to Strapec — víno & káva')).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/),
  );
});

test('shows the map once cookies are accepted, and not when they are declined', () => {
  showMap();
  decide(false);
  expect(strangers()).toHaveLength(0);
  decide(true);
  expect(strangers()).toHaveLength(1);
});

test('an unreadable choice is none', () => {
  localStorage.setItem(consentKey, '{');
  showMap();
  expect(strangers()).toHaveLength(0);
});

test.each([
  [272, 580],
  [564, 580],
  [900, 580],
])('the map opens at zoom 15 in a frame of %i × %i', (width, height) => {
  const place = { latitude: 48.1445, longitude: 17.1106 };
  const corners = new URL(embeddedMapUrl(place)).searchParams.get('bbox')?.split(',').map(Number) ?? [];
  const [west = 0, south = 0, east = 0, north = 0] = corners;
  const mercator = (degrees: number) => Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) / (2 * Math.PI);
  const fitting = Math.min(width / ((east - west) / 360), height / (mercator(north) - mercator(south))) / 256;
  expect(Math.floor(Math.log2(fitting))).toBe(15);
});
