import type { GuestReservationDto } from '../../src/reservations/guest-link/guest-reservation.dto';
import type { ReservationActionDto } from '../../src/reservations/undo/staff-action.dto';
import { guestLinkSubject } from '../../src/mail/rendering/guest-link';
import { SignedLinks } from '../../src/platform/config/signed-links';
import { type ApiResponse, newEmail, requestApi, postReservation } from './request-api';
import type { StartedApp } from './fixture';
import { sessionSecret } from './test-session-secret';
import { sql } from './sql';

const links = new SignedLinks(sessionSecret);

/** The token that follows `/r/` in a guest's link. */
export const guestToken = (reservation: { id: string; email: string }): string =>
  links.createToken(guestLinkSubject(reservation));

/** A reservation with the token of its guest's link. */
export interface ReservationWithLink {
  id: string;
  token: string;
  email: string;
}

/** A reservation and its change request, as staff read it. */
export type { ReservationActionDto as ReservationWithRequest };
type StaffRefusalBody = { code?: string; current?: ReservationActionDto; freeTables?: string[] };
type StaffActionResponse = Promise<ApiResponse<ReservationActionDto & StaffRefusalBody>>;

type GuestReservationBody = GuestReservationDto & { code?: string };
type GuestActionResponse = Promise<ApiResponse<GuestReservationBody>>;

/** The API calls of guests who ask for a change, and of staff who answer. */
export function createChangeRequestCalls(app: () => StartedApp, cookie: () => string) {
  const readApiUrl = (): string => app().baseUrl;
  const callAsStaff = <Body>(
    path: string,
    method: string,
    body?: unknown,
  ): Promise<ApiResponse<Body & StaffRefusalBody>> =>
    requestApi(path, {
      method,
      apiUrl: readApiUrl(),
      headers: { cookie: cookie() },
      ...(body === undefined ? {} : { body }),
    });
  const postGuestAction = ({ token }: ReservationWithLink, action: string, body: object): GuestActionResponse =>
    requestApi(`/api/guest/reservations/${token}/${action}`, { method: 'POST', apiUrl: readApiUrl(), body });
  return {
    callAsStaff,
    postGuestAction,
    /** Makes a confirmed reservation. */
    reserveWithLink: async (overrides: Record<string, unknown>): Promise<ReservationWithLink> => {
      const email = newEmail();
      const { status, body } = await postReservation({ email, ...overrides }, { apiUrl: readApiUrl() });
      if (status !== 201) throw new Error(`Not reserved: ${status} ${JSON.stringify(body)}`);
      const { id } = body.reservation;
      if (body.reservation.status !== 'confirmed') await callAsStaff(`/api/reservations/${id}/approve`, 'PUT');
      return { id, email, token: guestToken({ id, email }) };
    },
    /** Asks for another visit: by default at 19:00, two hours, for two. */
    postChangeRequest: (reservation: ReservationWithLink, newVisit: Record<string, unknown>): GuestActionResponse =>
      postGuestAction(reservation, 'change', { time: '19:00', duration: 2, partySize: 2, version: 1, ...newVisit }),
    readReservationAsGuest: async ({ token }: ReservationWithLink): Promise<GuestReservationBody> =>
      (await requestApi<GuestReservationBody>(`/api/guest/reservations/${token}`, { apiUrl: readApiUrl() })).body,
    approveChangeRequest: (changeRequestId: string): StaffActionResponse =>
      callAsStaff(`/api/admin/change-requests/${changeRequestId}/approve`, 'PUT'),
    declineChangeRequest: (changeRequestId: string, messageToGuest?: string): StaffActionResponse =>
      callAsStaff(`/api/admin/change-requests/${changeRequestId}/decline`, 'PUT', { messageToGuest }),
    undoAction: (
      actionId: string,
    ): Promise<ApiResponse<{ reservation: ReservationActionDto | null } & StaffRefusalBody>> =>
      callAsStaff(`/api/admin/undo/${actionId}`, 'POST'),
  };
}

/** The columns that reservations and change requests share, and the tables held. */
export interface VisitSnapshot {
  id: string;
  date: string;
  start: number;
  minutes: number;
  party: number;
  notes: string | null;
  tables: string[];
  until: Date | null;
}

type ReservationSnapshot = VisitSnapshot & { status: string; version: number };

const visitColumns = (table: string, holderColumn: string): string => `
  id, date, start_minute AS start, minutes, party_size AS party, special_requests AS notes, held_until AS until,
  ARRAY(SELECT table_id FROM table_holdings WHERE ${holderColumn} = ${table}.id AND date = ${table}.date ORDER BY table_id) AS tables`;

/** Reads a reservation from the database. */
export async function readReservationRow({ id }: { id: string }): Promise<ReservationSnapshot | undefined> {
  const columns = `status, version, ${visitColumns('reservations', 'reservation_id')}`;
  const [row] = await sql<ReservationSnapshot>(`SELECT ${columns} FROM reservations WHERE id = $1`, [id]);
  return row;
}
const selectChangeRequests = (condition: string, id: string): Promise<VisitSnapshot[]> =>
  sql(
    `SELECT ${visitColumns('change_requests', 'change_request_id')} FROM change_requests WHERE ${condition} ORDER BY created_at, held_until`,
    [id],
  );

/** All change requests of a reservation, ended ones too, the oldest first. */
export const readChangeRequests = ({ id }: { id: string }): Promise<VisitSnapshot[]> =>
  selectChangeRequests('reservation_id = $1', id);
export const readChangeRequestRow = async (id: string): Promise<VisitSnapshot | undefined> =>
  (await selectChangeRequests('id = $1', id))[0];
/** The latest change request of a reservation. */
export async function readLastChangeRequest(reservation: { id: string }): Promise<VisitSnapshot> {
  const changeRequest = (await readChangeRequests(reservation)).at(-1);
  if (!changeRequest) throw new Error('Nothing was asked for');
  return changeRequest;
}

export const readMailKinds = async ({ id }: { id: string }): Promise<string[]> =>
  (await sql<{ kind: string }>('SELECT kind FROM email_messages WHERE reservation_id = $1 ORDER BY number', [id])).map(
    ({ kind }) => kind,
  );

/** Deletes all reservations; the locks change so that no cached availability remains valid. */
export async function deleteReservations(): Promise<void> {
  await sql('DELETE FROM reservations');
  await sql(`UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 second'`);
}
