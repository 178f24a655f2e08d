import { guestLinkSubject } from '../../src/mail/rendering/guest-link';
import { SignedLinks } from '../../src/platform/config/signed-links';
import { type Answer, anEmail, call, reserve } from './call';
import type { StartedApp } from './fixture';
import { sessionSecret } from './session-secret';
import { sql } from './sql';
import type { ReservationBody } from './staff';

const links = new SignedLinks(sessionSecret);

/** What follows `/r/` in the mail to a guest. */
export const tokenFor = (visit: { id: string; email: string }): string => links.createToken(guestLinkSubject(visit));

/** A reservation whose link a guest holds. */
export interface InHand {
  id: string;
  token: string;
  email: string;
}

export interface ChangeRequestBody {
  id: string;
  date: string;
  time: string;
  duration: number;
  partySize: number;
  tables: string[];
  heldUntil: string;
}

/** What staff read of a reservation whose guest asks for something else. */
export type WithChangeRequest = ReservationBody & {
  changeRequest: ChangeRequestBody | null;
  action: string;
  specialRequests: string | null;
};
type Refused = { code?: string; current?: WithChangeRequest; freeTables?: string[] };

/** What a guest reads of it. */
export interface GuestBody {
  status: string;
  date: string;
  time: string;
  partySize: number;
  version: number;
  changeRequest: {
    state: string;
    date: string;
    partySize: number;
    answeredUntil: string;
    messageToGuest: string | null;
  } | null;
  may: Record<string, boolean>;
  code?: string;
}

/** What guests who ask for a change do, and staff who answer. */
export function askingAt(app: () => StartedApp, cookie: () => string) {
  const at = (): string => app().baseUrl;
  const staff = <Body>(path: string, method: string, body?: unknown): Promise<Answer<Body & Refused>> =>
    call(path, { method, at: at(), headers: { cookie: cookie() }, ...(body === undefined ? {} : { body }) });
  const press = (held: InHand, action: string, body: object): Promise<Answer<GuestBody>> =>
    call(`/api/guest/reservations/${held.token}/${action}`, { method: 'POST', at: at(), body });
  return {
    staff,
    press,
    /** A confirmed reservation in a guest's hand. */
    inHand: async (visit: Record<string, unknown>): Promise<InHand> => {
      const email = anEmail();
      const { status, body } = await reserve({ email, ...visit }, { at: at() });
      if (status !== 201) throw new Error(`Not reserved: ${status} ${JSON.stringify(body)}`);
      const { id } = body.reservation;
      if (body.reservation.status !== 'confirmed') await staff(`/api/reservations/${id}/approve`, 'PUT');
      return { id, email, token: tokenFor({ id, email }) };
    },
    /** Asks for a visit instead; what is not said is as in a usual one. */
    ask: (held: InHand, visit: Record<string, unknown>): Promise<Answer<GuestBody>> =>
      press(held, 'change', { time: '19:00', duration: 2, partySize: 2, version: 1, ...visit }),
    look: async (held: InHand): Promise<GuestBody> =>
      (await call<GuestBody>(`/api/guest/reservations/${held.token}`, { at: at() })).body,
    approve: (changeRequest: string): Promise<Answer<WithChangeRequest & Refused>> =>
      staff(`/api/admin/change-requests/${changeRequest}/approve`, 'PUT'),
    decline: (changeRequest: string, messageToGuest?: string): Promise<Answer<WithChangeRequest & Refused>> =>
      staff(`/api/admin/change-requests/${changeRequest}/decline`, 'PUT', { messageToGuest }),
    undo: (action: string): Promise<Answer<{ reservation: WithChangeRequest | null } & Refused>> =>
      staff(`/api/admin/undo/${action}`, 'POST'),
  };
}

/** A change request as it stands in the database. */
export interface RequestRow {
  id: string;
  date: string;
  start: number;
  minutes: number;
  party: number;
  notes: string | null;
  tables: string[];
  until: Date | null;
}

const columns = (table: string, holder: string): string => `
  id, date, start_minute AS start, minutes, party_size AS party, special_requests AS notes, held_until AS until,
  ARRAY(SELECT table_id FROM table_holdings WHERE ${holder} = ${table}.id AND date = ${table}.date ORDER BY table_id) AS tables`;

/** A reservation as it stands in the database. */
export async function rowOf({
  id,
}: {
  id: string;
}): Promise<(RequestRow & { status: string; version: number }) | undefined> {
  const fields = `status, version, ${columns('reservations', 'reservation_id')}`;
  const [row] = await sql<RequestRow & { status: string; version: number }>(`SELECT ${fields} FROM reservations WHERE id = $1`, [id]); // prettier-ignore
  return row;
}
const requests = (where: string, id: string): Promise<RequestRow[]> =>
  sql(
    `SELECT ${columns('change_requests', 'change_request_id')} FROM change_requests WHERE ${where} ORDER BY created_at, held_until`,
    [id],
  );

/** What has been asked for about a reservation, the oldest first; what is over, too. */
export const changeRequestsOf = ({ id }: { id: string }): Promise<RequestRow[]> => requests('reservation_id = $1', id);
export const changeRequestRow = async (id: string): Promise<RequestRow | undefined> =>
  (await requests('id = $1', id))[0];
/** The last of them. */
export async function lastChangeRequest(held: { id: string }): Promise<RequestRow> {
  const changeRequest = (await changeRequestsOf(held)).at(-1);
  if (!changeRequest) throw new Error('Nothing was asked for');
  return changeRequest;
}

export const mailsOf = async ({ id }: { id: string }): Promise<string[]> =>
  (await sql<{ kind: string }>('SELECT kind FROM email_messages WHERE reservation_id = $1 ORDER BY number', [id])).map(
    ({ kind }) => kind,
  );

/** Nobody comes; who has looked before knows it. */
export async function emptyVenue(): Promise<void> {
  await sql('DELETE FROM reservations');
  await sql(`UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 second'`);
}
