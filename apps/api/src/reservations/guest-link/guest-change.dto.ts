import { mapNotes, checkVisit, guestNotes, reservationLimits, toStay } from '@strapec/domain';
import { versionRule } from '../../platform/http/fields/content-rules.js';
import { Field } from '../../platform/http/fields/field-rule.js';
import { FormNumber, FormText } from '../../platform/http/fields/form-fields.js';
import type { GuestChange } from './guest-changes.js';
import { ChecksDto, NeedsCheck } from '../../platform/http/problems/validation.pipe.js';
import { GuestChangeNotesDto } from '../core/notes.dto.js';
import { VisitCheck } from '../core/reservation-check.js';

@NeedsCheck(true)
export class GuestChangeDto extends GuestChangeNotesDto {
  @FormText({ format: 'date', description: 'Service date', example: '2026-12-04' })
  date: string = '';

  @FormText({ example: '18:30' })
  time: string = '';

  @FormNumber({
    type: 'integer',
    minimum: 1,
    maximum: reservationLimits.longestStayHours,
    description: 'Hours, up to `longestStayHours` in the rules of the venue; must end by closing',
  })
  duration: number = Number.NaN;

  @FormNumber({ type: 'integer', minimum: 1, maximum: 20 })
  partySize: number = Number.NaN;

  @Field(versionRule, { description: 'As which version the reservation was seen' })
  version: number;

  toGuestChange(): GuestChange {
    const { date, partySize, version } = this;
    return { date, ...toStay(this), partySize, ...mapNotes(guestNotes, (note) => this[note] || null), version };
  }
}

@ChecksDto(GuestChangeDto)
export class GuestChangeCheck extends VisitCheck<GuestChangeDto> {
  protected readonly findErrors = checkVisit;
}
