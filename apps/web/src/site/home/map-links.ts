import type { Site } from '../../shared/site/site';

interface MapPoint {
  latitude: number;
  longitude: number;
}

export const toMapPoint = ({ latitude, longitude }: Site['businessDetails']): MapPoint | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

const zoom = 15; // spec §9
const degreesPerPixel = 360 / (256 * 2 ** zoom);
/** Pixels: the map takes the nearest zoom at which they fit. */
const visiblePixels = { width: 240, height: 320 };

export function embeddedMapUrl({ latitude, longitude }: MapPoint): string {
  const halfWidth = (visiblePixels.width / 2) * degreesPerPixel;
  // Mercator: a degree of latitude is longer than one of longitude.
  const halfHeight = (visiblePixels.height / 2) * degreesPerPixel * Math.cos((latitude * Math.PI) / 180);
  const corners = [longitude - halfWidth, latitude - halfHeight, longitude + halfWidth, latitude + halfHeight];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

export function routePlannerUrl({ latitude, longitude }: MapPoint): string {
  const query = new URLSearchParams({ engine: 'fossgis_osrm_foot', route: `;${latitude},${longitude}` });
  return `https://www.openstreetmap.org/directions?${query}#map=${zoom}/${latitude}/${longitude}`;
}

export function directionLinks({ latitude, longitude }: MapPoint): readonly { name: string; href: string }[] {
  const point = `${latitude},${longitude}`;
  return [
    { name: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${point}&travelmode=walking` },
    { name: 'Apple Maps', href: `https://maps.apple.com/?daddr=${point}&dirflg=w` },
    { name: 'Waze', href: `https://www.waze.com/ul?ll=${point}&navigate=yes` },
  ];
}
