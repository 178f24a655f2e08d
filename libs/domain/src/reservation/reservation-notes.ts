/**
 * The free texts that a reservation may carry, each with its longest length in characters (spec §9). Whatever is the same
 * for all of them (forms, rules, statements, mails, cards, forgetting) goes through this list.
 */
const lengthsByGuests = { specialRequests: 500 } as const;
const lengthsByStaff = { staffNote: 500 } as const;
export const noteLengths = { ...lengthsByGuests, ...lengthsByStaff };

/** A note that the guest types, and staff after them. */
export type GuestNote = keyof typeof lengthsByGuests;
export type StaffNote = keyof typeof lengthsByStaff;
export type ReservationNote = GuestNote | StaffNote;

export const guestNotes = Object.keys(lengthsByGuests) as readonly GuestNote[];
export const staffNotes = Object.keys(lengthsByStaff) as readonly StaffNote[];
/** All of them, in the order in which staff read them. */
export const reservationNotes: readonly ReservationNote[] = [...guestNotes, ...staffNotes];

/** Something for each of these notes. */
export function byNote<Note extends ReservationNote, Value>(
  notes: readonly Note[],
  valueOf: (note: Note) => Value,
): Record<Note, Value> {
  return Object.fromEntries(notes.map((note) => [note, valueOf(note)])) as Record<Note, Value>;
}
