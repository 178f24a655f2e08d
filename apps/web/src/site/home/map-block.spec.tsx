import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consentEventName, consentStorageKey } from '../../shared/consent/consent';
import { renderInSite } from '../../shared/testing/render-in-site';
import { embeddedMapUrl } from './map-links';
import { MapBlock } from './map-block';
import { venueContactTexts } from './venue-contact-texts';

const renderMap = () => renderInSite('en', <MapBlock />, { texts: venueContactTexts });
const storeConsent = (isAccepted: boolean) => {
  localStorage.setItem(consentStorageKey, JSON.stringify({ accepted: isAccepted, timestamp: 0 }));
  act(() => void dispatchEvent(new Event(consentEventName)));
};
/** Elements that make a browser fetch from another host. */
const findExternalElements = () => document.querySelectorAll('[src^="http"],[srcset*="http"],link[href^="http"]');

test('the block loads nothing from other hosts before consent, and links to a route planner', () => {
  renderMap();
  expect(findExternalElements()).toHaveLength(0);
  const routeLink = screen.getByRole('link', { name: 'Plan your route' });
  expect(routeLink).toHaveAttribute('target', '_blank');
  expect(routeLink.getAttribute('href')).toContain('48.1445%2C17.1106');
});

test('the map is shown on request', async () => {
  renderMap();
  await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
  expect(screen.getByTitle('Map: the way to Strapec — víno & káva')).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/),
  );
});

test('the map is shown once cookies are accepted, not when they are declined', () => {
  renderMap();
  storeConsent(false);
  expect(findExternalElements()).toHaveLength(0);
  storeConsent(true);
  expect(findExternalElements()).toHaveLength(1);
});

test('an unreadable consent counts as none', () => {
  localStorage.setItem(consentStorageKey, '{');
  renderMap();
  expect(findExternalElements()).toHaveLength(0);
});

test.each([
  [272, 580],
  [564, 580],
  [900, 580],
])('the map opens at zoom 15 in a frame of %i × %i', (width, height) => {
  const coordinates = { latitude: 48.1445, longitude: 17.1106 };
  const corners = new URL(embeddedMapUrl(coordinates)).searchParams.get('bbox')?.split(',').map(Number) ?? [];
  const [west = 0, south = 0, east = 0, north = 0] = corners;
  const toMercator = (degrees: number) => Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) / (2 * Math.PI);
  const fittingScale = Math.min(width / ((east - west) / 360), height / (toMercator(north) - toMercator(south))) / 256;
  expect(Math.floor(Math.log2(fittingScale))).toBe(15);
});
