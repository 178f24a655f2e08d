import type { GuestReservationDto } from '../../src/reservations/guest-link/guest-reservation.dto';
import type { ReservationActionDto } from '../../src/reservations/undo/staff-action.dto';
import { guestLinkSubject } from '../../src/mail/rendering/guest-link';
import { SignedLinks } from '../../src/platform/config/signed-links';
import { type Answer, newEmail, call, reserve } from './call';
import type { StartedApp } from './fixture';
import { sessionSecret } from './test-session-secret';
import { sql } from './sql';

const links = new SignedLinks(sessionSecret);

/** What follows `/r/` in the mail to a guest. */
export const guestToken = (visit: { id: string; email: string }): string => links.createToken(guestLinkSubject(visit));

/** A reservation whose link a guest holds. */
export interface LinkedReservation {
  id: string;
  token: string;
  email: string;
}

/** What staff read of a reservation whose guest asks for something else. */
export type { ReservationActionDto as ReservationWithRequest };
type RefusalBody = { code?: string; current?: ReservationActionDto; freeTables?: string[] };

/** What a guest reads of it. */
type GuestReservationBody = GuestReservationDto & { code?: string };

/** What guests who ask for a change do, and staff who answer. */
export function changeRequestCalls(app: () => StartedApp, cookie: () => string) {
  const at = (): string => app().baseUrl;
  const staff = <Body>(path: string, method: string, body?: unknown): Promise<Answer<Body & RefusalBody>> =>
    call(path, { method, at: at(), headers: { cookie: cookie() }, ...(body === undefined ? {} : { body }) });
  const postGuestAction = (
    held: LinkedReservation,
    action: string,
    body: object,
  ): Promise<Answer<GuestReservationBody>> =>
    call(`/api/guest/reservations/${held.token}/${action}`, { method: 'POST', at: at(), body });
  return {
    staff,
    postGuestAction,
    /** A confirmed reservation in a guest's hand. */
    reserveWithLink: async (visit: Record<string, unknown>): Promise<LinkedReservation> => {
      const email = newEmail();
      const { status, body } = await reserve({ email, ...visit }, { at: at() });
      if (status !== 201) throw new Error(`Not reserved: ${status} ${JSON.stringify(body)}`);
      const { id } = body.reservation;
      if (body.reservation.status !== 'confirmed') await staff(`/api/reservations/${id}/approve`, 'PUT');
      return { id, email, token: guestToken({ id, email }) };
    },
    /** Asks for a visit instead; what is not said is as in a usual one. */
    requestChange: (held: LinkedReservation, visit: Record<string, unknown>): Promise<Answer<GuestReservationBody>> =>
      postGuestAction(held, 'change', { time: '19:00', duration: 2, partySize: 2, version: 1, ...visit }),
    readAsGuest: async (held: LinkedReservation): Promise<GuestReservationBody> =>
      (await call<GuestReservationBody>(`/api/guest/reservations/${held.token}`, { at: at() })).body,
    approve: (changeRequestId: string): Promise<Answer<ReservationActionDto & RefusalBody>> =>
      staff(`/api/admin/change-requests/${changeRequestId}/approve`, 'PUT'),
    decline: (changeRequestId: string, messageToGuest?: string): Promise<Answer<ReservationActionDto & RefusalBody>> =>
      staff(`/api/admin/change-requests/${changeRequestId}/decline`, 'PUT', { messageToGuest }),
    undo: (actionId: string): Promise<Answer<{ reservation: ReservationActionDto | null } & RefusalBody>> =>
      staff(`/api/admin/undo/${actionId}`, 'POST'),
  };
}

/** A change request as it stands in the database. */
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

const visitColumns = (table: string, holder: string): string => `
  id, date, start_minute AS start, minutes, party_size AS party, special_requests AS notes, held_until AS until,
  ARRAY(SELECT table_id FROM table_holdings WHERE ${holder} = ${table}.id AND date = ${table}.date ORDER BY table_id) AS tables`;

/** A reservation as it stands in the database. */
export async function reservationRow({
  id,
}: {
  id: string;
}): Promise<(VisitSnapshot & { status: string; version: number }) | undefined> {
  const fields = `status, version, ${visitColumns('reservations', 'reservation_id')}`;
  const [row] = await sql<VisitSnapshot & { status: string; version: number }>(`SELECT ${fields} FROM reservations WHERE id = $1`, [id]); // prettier-ignore
  return row;
}
const findChangeRequests = (where: string, id: string): Promise<VisitSnapshot[]> =>
  sql(
    `SELECT ${visitColumns('change_requests', 'change_request_id')} FROM change_requests WHERE ${where} ORDER BY created_at, held_until`,
    [id],
  );

/** What has been asked for about a reservation, the oldest first; what is over, too. */
export const changeRequestsOf = ({ id }: { id: string }): Promise<VisitSnapshot[]> =>
  findChangeRequests('reservation_id = $1', id);
export const changeRequestRow = async (id: string): Promise<VisitSnapshot | undefined> =>
  (await findChangeRequests('id = $1', id))[0];
/** The last of them. */
export async function lastChangeRequest(held: { id: string }): Promise<VisitSnapshot> {
  const changeRequest = (await changeRequestsOf(held)).at(-1);
  if (!changeRequest) throw new Error('Nothing was asked for');
  return changeRequest;
}

export const mailKindsOf = async ({ id }: { id: string }): Promise<string[]> =>
  (await sql<{ kind: string }>('SELECT kind FROM email_messages WHERE reservation_id = $1 ORDER BY number', [id])).map(
    ({ kind }) => kind,
  );

/** Nobody comes; who has looked before knows it. */
export async function deleteReservations(): Promise<void> {
  await sql('DELETE FROM reservations');
  await sql(`UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 second'`);
}
