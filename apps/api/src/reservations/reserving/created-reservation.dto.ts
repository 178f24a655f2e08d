import { ApiProperty } from '@nestjs/swagger';
import {
  type BookingRules,
  type Language,
  type ReservationStatus,
  beginsBeforeAnswer,
  mayNeedDeposit,
  confirmationMinutes,
} from '@strapec/domain';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { toVisitDtoFields } from '../core/reservation-mappers.js';

type ReservationOutcome = 'held' | 'confirmed' | 'pending_approval' | 'pending_approval_deposit';

const messageTemplates: Readonly<Record<Language, Readonly<Record<ReservationOutcome, string>>>> = {
  sk: {
    held: 'Stôl vám držíme {minutes} minút. Potvrďte ho, prosím, odkazom v e-maile, ktorý sme vám práve poslali.',
    confirmed: 'Vaša rezervácia je potvrdená.',
    pending_approval: 'Vašu žiadosť sme prijali, {answer}',
    pending_approval_deposit: 'Vašu žiadosť sme prijali, {answer} Pri väčších skupinách môžeme požiadať o zálohu.',
  },
  en: {
    held: 'We are holding the table for {minutes} minutes. Please confirm it by the link in the email we have just sent you.',
    confirmed: 'Your reservation is confirmed.',
    pending_approval: 'We have received your request and will get back to you {answer}',
    pending_approval_deposit:
      'We have received your request and will get back to you {answer} For larger groups we may ask for a deposit.',
  },
};

const answerTimeTexts: Readonly<Record<Language, Readonly<Record<'usual' | 'soon', string>>>> = {
  sk: { usual: 'ozveme sa vám do 24 hodín.', soon: 'ozveme sa vám čo najskôr, ešte pred vaším príchodom.' },
  en: { usual: 'within 24 hours.', soon: 'as soon as we can, before your visit begins.' },
};

export class CreatedReservationSummaryDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: ['confirmed', 'pending_approval', 'held'] })
  status: ReservationStatus;

  @ApiProperty({ description: 'Whether the team has to agree to a party of this size' })
  requiresApproval: boolean;

  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ example: '18:30' })
  time: string;

  @ApiProperty({ type: 'integer', description: 'Hours' })
  duration: number;

  @ApiProperty({ type: 'integer' })
  partySize: number;
}

/** The link to the reservation is only in the mail: it proves the mailbox. */
export class CreatedReservationDto {
  @ApiProperty()
  reservation: CreatedReservationSummaryDto;

  @ApiProperty({ description: 'What can be shown to the guest, in their language' })
  message: string;

  static from(reservation: Reservation, rules: BookingRules): CreatedReservationDto {
    const { id, status, requiresApproval, date, partySize, preferredLanguage: language } = reservation;
    const isSoon = beginsBeforeAnswer({ date, start: reservation.startMinute }, toLocalDateTime(reservation.createdAt));
    const pendingOutcome = mayNeedDeposit(partySize, rules) ? 'pending_approval_deposit' : 'pending_approval';
    const outcome = status === 'held' ? 'held' : requiresApproval ? pendingOutcome : 'confirmed';
    return {
      reservation: { id, status, requiresApproval, ...toVisitDtoFields(reservation) },
      message: messageTemplates[language][outcome]
        .replace('{minutes}', String(confirmationMinutes))
        .replace('{answer}', answerTimeTexts[language][isSoon ? 'soon' : 'usual']),
    };
  }
}
