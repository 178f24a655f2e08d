/** With their maximum length in characters (spec §9). Code that treats all of them alike uses this list. */
const lengthsByGuests = { specialRequests: 500 } as const;
const lengthsByStaff = { staffNote: 500 } as const;
const lengthsInAnswer = { messageToGuest: 500 } as const;
export const noteLengths = { ...lengthsByGuests, ...lengthsByStaff, ...lengthsInAnswer };

export type GuestNote = keyof typeof lengthsByGuests;
type StaffNote = keyof typeof lengthsByStaff;
/** Sent to the guest with a refusal or cancellation; removed when the reservation is valid again. */
type AnswerNote = keyof typeof lengthsInAnswer;
export type FormNote = GuestNote | StaffNote;
export type ReservationNote = FormNote | AnswerNote;

export const guestNotes = Object.keys(lengthsByGuests) as readonly GuestNote[];
export const staffNotes = Object.keys(lengthsByStaff) as readonly StaffNote[];
export const answerNotes = Object.keys(lengthsInAnswer) as readonly AnswerNote[];
export const formNotes: readonly FormNote[] = [...guestNotes, ...staffNotes];
/** In the order in which staff read them. */
export const reservationNotes: readonly ReservationNote[] = [...formNotes, ...answerNotes];

export function byNote<Note extends ReservationNote, Value>(
  notes: readonly Note[],
  valueOf: (note: Note) => Value,
): Record<Note, Value> {
  return Object.fromEntries(notes.map((note) => [note, valueOf(note)])) as Record<Note, Value>;
}
