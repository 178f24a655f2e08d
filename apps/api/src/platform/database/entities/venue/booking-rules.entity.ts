import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** `BookingRules` of the domain explains them. */
@Entity('booking_rules')
@Check('booking_rules_slot_minutes_check', 'slot_minutes BETWEEN 5 AND 240')
@Check('booking_rules_lead_minutes_check', 'lead_minutes BETWEEN 0 AND 10080')
@Check('booking_rules_horizon_days_check', 'horizon_days BETWEEN 1 AND 1000')
@Check('booking_rules_approval_from_check', 'approval_from BETWEEN 1 AND 21')
@Check('booking_rules_deposit_from_check', 'deposit_from BETWEEN 1 AND 21')
@Check('booking_rules_request_hours_check', 'request_hours BETWEEN 1 AND 168')
@Check('booking_rules_largest_party_online_check', 'largest_party_online BETWEEN 1 AND 20')
@Check('booking_rules_pacing_covers_check', 'pacing_covers BETWEEN 1 AND 200')
@Check('booking_rules_hold_minutes_check', 'hold_minutes BETWEEN 0 AND 240')
@Check('booking_rules_reset_minutes_check', 'reset_minutes IN (0, 15, 30)')
@Check('booking_rules_grace_minutes_check', 'grace_minutes BETWEEN 0 AND 30')
@Check('booking_rules_small_parties_from_check', 'small_parties_from BETWEEN 0 AND 1440')
@Check('booking_rules_freeze_minutes_check', 'freeze_minutes BETWEEN 0 AND 1440')
@Check('booking_rules_reminder_hours_check', 'reminder_hours BETWEEN 3 AND 72')
@Check('booking_rules_late_cancel_hours_check', 'late_cancel_hours BETWEEN 0 AND 168')
@Check(
  'booking_rules_stay_hours_check',
  '1 <= usual_stay_hours AND usual_stay_hours <= longest_stay_hours AND longest_stay_hours <= 8',
)
export class BookingRulesRow {
  @PrimaryColumn('date')
  validFrom: string;

  @Column('integer')
  slotMinutes: number;

  @Column('integer')
  leadMinutes: number;

  @Column('integer')
  horizonDays: number;

  @Column('integer')
  approvalFrom: number;

  @Column('integer')
  depositFrom: number;

  @Column('integer', { default: 4 })
  requestHours: number;

  @Column('integer')
  largestPartyOnline: number;

  @Column('integer')
  holdMinutes: number;

  @Column('integer', { nullable: true })
  smallPartiesFrom: number | null;

  @Column('integer', { nullable: true })
  freezeMinutes: number | null;

  @Column('integer', { nullable: true })
  pacingCovers: number | null;

  @Column('text', { array: true, default: [] })
  walkInTables: string[];

  @Column('integer', { default: 0 })
  resetMinutes: number;

  @Column('integer', { default: 10 })
  graceMinutes: number;

  @Column('integer', { nullable: true, default: 24 })
  reminderHours: number | null;

  @Column('integer', { default: 24 })
  lateCancelHours: number;

  @Column('integer', { default: 2 })
  usualStayHours: number;

  @Column('integer', { default: 4 })
  longestStayHours: number;
}
