import type {
  CalendarDayDto,
  CalendarEventDto,
  EventDto,
  ReservationActionDto,
  ReservationDto,
  TablePlanDto,
} from '@strapec/contracts';
import { mapNotes, venueDayOn, reservationNotes } from '@strapec/domain';
import { venueCombinations, venueTables, seededVenue } from '@strapec/domain/testing';
import { lacksTable } from '../data/table-status';

/** A reservation as the API sends it to staff. */
export function buildStaffReservation(overrides: Partial<ReservationDto> = {}): ReservationDto {
  return {
    id: '1',
    firstName: 'Zuzana',
    lastName: 'Kováčová',
    email: 'zuzana@example.com',
    phone: '+421 905 123 456',
    phoneE164: '+421905123456',
    date: '2026-11-21',
    time: '18:30',
    duration: 2,
    partySize: 2,
    ...mapNotes(reservationNotes, () => null),
    seatedMinute: null,
    status: 'confirmed',
    tableType: 'table_2',
    tables: ['T5'],
    heldUntil: null,
    isPinned: false,
    source: 'website',
    requiresApproval: false,
    preferredLanguage: 'sk',
    emailSent: true,
    offers: null,
    changeRequest: null,
    cancelledAt: null,
    cancelledBy: null,
    isLateCancellation: false,
    reconfirmedAt: null,
    expectedMinute: null,
    createdAt: '2026-11-20T15:00:00.000Z',
    updatedAt: '2026-11-20T15:00:00.000Z',
    version: 1,
    ...overrides,
  };
}

/** The response to an action of staff on a reservation. */
export const buildReservationAction = (overrides: Partial<ReservationActionDto> = {}): ReservationActionDto => ({
  ...buildStaffReservation(overrides),
  action: 'a-action',
  moved: [],
  ...overrides,
});

/** The table plan of the first start. */
const firstStartPlan: TablePlanDto = {
  tables: [...venueTables],
  combinations: venueCombinations.map(({ tables, ...party }) => ({
    ...party,
    tables: party.isWholeRoom ? venueTables.map(({ id }) => id) : [...tables],
  })),
};

/** An evening with these reservations, as the calendar shows it. */
export function buildCalendarDay(
  reservations: ReservationDto[],
  overrides: Partial<CalendarDayDto> = {},
): CalendarDayDto {
  const countByStatus = (status: string) => reservations.filter((reservation) => reservation.status === status).length;
  return {
    ...{ date: '2026-11-21', version: 'a-version', plan: firstStartPlan },
    hours: venueDayOn(overrides.date ?? '2026-11-21', seededVenue).hours,
    rules: venueDayOn(overrides.date ?? '2026-11-21', seededVenue).rules,
    reservations,
    held: [],
    events: [],
    counts: {
      total: reservations.length,
      confirmed: countByStatus('confirmed'),
      pending: countByStatus('pending_approval'),
      cancelled: countByStatus('cancelled'),
      covers: 18,
      withoutTable: reservations.filter(lacksTable).length,
    },
    ...overrides,
  };
}

/** An event that holds the whole room from 18:00 to 20:00. */
export function buildCalendarEvent(overrides: Partial<CalendarEventDto> = {}): CalendarEventDto {
  return {
    ...{ id: 'e1', titleEn: 'Frankovka vertical', titleSk: 'Vertikála frankoviek', date: '2026-11-21' },
    ...{ time: '18:00', duration: 2, maxCapacity: 12, capacityMode: 'full_room', visibility: 'visible' },
    ...{ tables: venueTables.map(({ id }) => id), start: 1080, end: 1200, createdAt: '2026-11-01T10:00:00.000Z' },
    ...overrides,
  };
}

/** An event as the API sends it to staff. */
export function buildEvent(overrides: Partial<EventDto> = {}): EventDto {
  return {
    id: 'e1',
    titleEn: 'Frankovka vertical',
    titleSk: 'Vertikála frankoviek',
    descriptionEn: 'Six vintages.',
    descriptionSk: null,
    eventType: 'wine_tasting',
    date: '2026-11-21',
    time: '18:00',
    duration: 3,
    maxCapacity: 8,
    currentBookings: 2,
    capacityMode: 'seats',
    pricePerPerson: 3950,
    imageUrl: null,
    status: 'active',
    visibility: 'visible',
    createdAt: '2026-11-01T10:00:00.000Z',
    createdBy: null,
    version: 1,
    updatedAt: '2026-11-01T10:00:00.000Z',
    updatedBy: 'Jana',
    ...overrides,
  };
}
