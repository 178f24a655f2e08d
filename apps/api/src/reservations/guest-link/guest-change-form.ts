import { ApiProperty } from '@nestjs/swagger';
import {
  type FormErrors,
  type PublicVenue,
  type LocalMoment,
  byNote,
  checkVisit,
  guestNotes,
  reservationLimits,
  stayOf,
} from '@strapec/domain';
import { versionRule } from '../../platform/http/fields/content-rules.js';
import { Field } from '../../platform/http/fields/field-rule.js';
import { TypedNumber, TypedText } from '../../platform/http/fields/form-fields.js';
import type { ChangeByGuest } from './guest-changes.js';
import { ChecksDto, NeedsCheck } from '../../platform/http/problems/validation.pipe.js';
import { ChangedNotesDto } from '../core/notes.dto.js';
import { VisitForm } from '../core/reservation-form.js';

@NeedsCheck(true)
export class GuestChangeDto extends ChangedNotesDto {
  @ApiProperty({ format: 'date', description: 'Service date', example: '2026-12-04' })
  @TypedText()
  date: string = '';

  @ApiProperty({ example: '18:30' })
  @TypedText()
  time: string = '';

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: reservationLimits.longestStayHours,
    description: 'Hours, up to `longestStayHours` in the rules of the venue; must end by closing',
  })
  @TypedNumber()
  duration: number = Number.NaN;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 20 })
  @TypedNumber()
  partySize: number = Number.NaN;

  @Field(versionRule, { type: 'integer', description: 'As which version the reservation was seen' })
  version: number;

  asked(): ChangeByGuest {
    const { date, partySize, version } = this;
    return { date, ...stayOf(this), partySize, ...byNote(guestNotes, (note) => this[note] || null), version };
  }
}

@ChecksDto(GuestChangeDto)
export class GuestChangeForm extends VisitForm<GuestChangeDto> {
  protected errorsIn(
    { date, time, duration, partySize }: GuestChangeDto,
    now: LocalMoment,
    venue: PublicVenue,
  ): FormErrors<string> {
    return checkVisit({ date, time, duration, partySize }, now, venue);
  }
}
