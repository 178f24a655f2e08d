import { ApiProperty } from '@nestjs/swagger';
import { type StaffEnteredNote, type GuestNote, type ReservationNote, noteLengths } from '@strapec/domain';
import { OptionalField, anyTextRule, freeText } from '../../platform/http/fields/field-rule.js';
import { nullIfEmpty, trimText } from '../../platform/http/fields/person-field-rules.js';
import { HoneypotDto } from '../../platform/rate-limits/honeypot.js';

// `implements` makes the compiler require each new note in every class.

type OptionalNotes<Note extends string> = { [Name in Note]: string | null | undefined };

export const NoteField = (note: ReservationNote, description?: string): PropertyDecorator =>
  OptionalField(freeText(noteLengths[note]), {
    convert: nullIfEmpty,
    maxLength: noteLengths[note],
    nullable: true,
    ...(description !== undefined && { description }),
  });

const NoteProperty = (description?: string): PropertyDecorator =>
  ApiProperty({ type: String, nullable: true, ...(description !== undefined && { description }) });

/** `checkReservation` validates its length. */
export class GuestNotesDto extends HoneypotDto implements OptionalNotes<GuestNote> {
  @OptionalField(anyTextRule, {
    convert: trimText,
    maxLength: noteLengths.specialRequests,
    nullable: true,
  })
  specialRequests: string | null | undefined;
}

export class GuestChangeNotesDto implements OptionalNotes<GuestNote> {
  @OptionalField(freeText(noteLengths.specialRequests), {
    convert: trimText,
    maxLength: noteLengths.specialRequests,
    nullable: true,
    description: 'In place of what was asked for before; nothing leaves that as it is',
  })
  specialRequests: string | null | undefined;
}

export class StaffNotesDto implements OptionalNotes<StaffEnteredNote> {
  @NoteField('specialRequests')
  specialRequests: string | null | undefined;

  @NoteField('staffNote', 'For the team only')
  staffNote: string | null | undefined;
}

export class ChangeRequestNotesDto implements Record<GuestNote, string | null> {
  @NoteProperty('What the guest asks for besides; `null` leaves that as it is')
  specialRequests: string | null;
}

export class ReservationNotesDto implements Record<ReservationNote, string | null> {
  @NoteProperty()
  specialRequests: string | null;

  @NoteProperty('For the team only')
  staffNote: string | null;

  @NoteProperty('What the guest was told when it was declined or cancelled')
  messageToGuest: string | null;
}
