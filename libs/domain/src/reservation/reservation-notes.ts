/**
 * The free texts that a reservation may carry, each with its longest length in characters (spec §9). Whatever is the same
 * for all of them (forms, rules, statements, mails, cards, forgetting) goes through this list.
 */
const lengthsByGuests = { specialRequests: 500 } as const;
const lengthsByStaff = { staffNote: 500 } as const;
const lengthsInAnswer = { wordToGuest: 500 } as const;
export const noteLengths = { ...lengthsByGuests, ...lengthsByStaff, ...lengthsInAnswer };

/** A note that the guest types, and staff after them. */
export type GuestNote = keyof typeof lengthsByGuests;
export type StaffNote = keyof typeof lengthsByStaff;
/** What staff tell the guest when they decline or cancel; gone when the reservation stands again. */
export type AnswerNote = keyof typeof lengthsInAnswer;
/** What stands in the form of staff. */
export type FormNote = GuestNote | StaffNote;
export type ReservationNote = FormNote | AnswerNote;

export const guestNotes = Object.keys(lengthsByGuests) as readonly GuestNote[];
export const staffNotes = Object.keys(lengthsByStaff) as readonly StaffNote[];
export const answerNotes = Object.keys(lengthsInAnswer) as readonly AnswerNote[];
export const formNotes: readonly FormNote[] = [...guestNotes, ...staffNotes];
/** All of them, in the order in which staff read them. */
export const reservationNotes: readonly ReservationNote[] = [...formNotes, ...answerNotes];

/** Something for each of these notes. */
export function byNote<Note extends ReservationNote, Value>(
  notes: readonly Note[],
  valueOf: (note: Note) => Value,
): Record<Note, Value> {
  return Object.fromEntries(notes.map((note) => [note, valueOf(note)])) as Record<Note, Value>;
}
