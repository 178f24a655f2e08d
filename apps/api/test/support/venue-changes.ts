import type { RoomLayout, OpeningHours } from '@strapec/domain';
import type { VenuePreviewDto, VenueSettingsDto } from '../../src/venue/change/dto/venue-settings.dto';

export type { RoomLayout as RoomBody, VenuePreviewDto as PreviewBody, VenueSettingsDto as VenueBody };

/** Days on which the venue is closed, or has other hours. */
export function specialDayChange(from: string, to = from, hours: OpeningHours | null = null) {
  const label = { sk: 'Vianoce', en: 'Christmas' };
  return { putSpecialDay: { day: { from, to, hours, label } } };
}
