import { type VenueChange, holidaysAhead, venueChangeOfTonight, staffDay } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { venueAhead, notOver } from '../read/venue-ahead.js';
import { Venues } from '../read/venues.js';
import { fieldError, validationProblem } from '../../platform/http/problems/validation.pipe.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { ChangeVenue } from './change-venue.js';
import { type SaveVenueDto, venueChangeOf } from './dto/venue-change.dto.js';
import type { VenueSettingsDto } from './dto/venue-settings.dto.js';
import type { SaveTonightDto, TonightChangeDto } from './dto/toevening-change.dto.js';
import { ReseatEvenings } from './reseat-evenings.js';

@Injectable()
export class VenueSettingsService {
  constructor(
    private readonly venues: Venues,
    private readonly changing: ChangeVenue,
    private readonly reseating: ReseatEvenings,
    private readonly clock: Clock,
  ) {}

  async getVenue(): Promise<VenueSettingsDto> {
    const venue = await this.venues.current();
    const today = staffDay(localMoment(this.clock.now()));
    return {
      today,
      venue: venueAhead(venue, today),
      rooms: notOver(venue.rooms, today),
      closures: venue.closures.filter(({ to }) => to >= today).map((one) => ({ ...one, tables: [...one.tables] })),
      holidays: holidaysAhead(venue.schedule, today),
      toReseat: await this.reseating.left(),
    };
  }

  /** Throws `validation_failed` and `venue_moved_on`. */
  async changeVenue({ change, hash }: SaveVenueDto, by: StaffMember): Promise<VenueSettingsDto> {
    await this.changing.change(venueChangeOf(change), hash, by);
    return this.getVenue();
  }

  /** Throws `validation_failed` and `venue_moved_on`. */
  async changeTonight({ change, hash }: SaveTonightDto, by: StaffMember): Promise<void> {
    await this.changing.change(await this.tonight(change), hash, by);
  }

  /** Converts a change for tonight to a venue change. Throws `validation_failed`. */
  async tonight(change: TonightChangeDto): Promise<VenueChange> {
    const { closures } = await this.venues.current();
    const meant = venueChangeOfTonight(change, { closures, today: staffDay(localMoment(this.clock.now())) });
    if (typeof meant === 'string') throw validationProblem([fieldError('change', meant)]);
    return meant;
  }
}
