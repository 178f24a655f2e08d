/** Characters (spec §9). Code that treats all texts alike uses these lists. */
const lengthsByGuests = { specialRequests: 500 } as const;
const lengthsInForm = { ...lengthsByGuests, staffNote: 500 } as const;
/** `messageToGuest` goes with a refusal or cancellation, and is removed when the reservation is valid again. */
export const noteLengths = { ...lengthsInForm, messageToGuest: 500 } as const;

export type GuestNote = keyof typeof lengthsByGuests;
export type FormNote = keyof typeof lengthsInForm;
export type ReservationNote = keyof typeof noteLengths;

export const guestNotes = Object.keys(lengthsByGuests) as readonly GuestNote[];
export const formNotes = Object.keys(lengthsInForm) as readonly FormNote[];
/** In the order in which staff read them. */
export const reservationNotes = Object.keys(noteLengths) as readonly ReservationNote[];

export function mapNotes<Note extends ReservationNote, Value>(
  notes: readonly Note[],
  valueOf: (note: Note) => Value,
): Record<Note, Value> {
  return Object.fromEntries(notes.map((note) => [note, valueOf(note)])) as Record<Note, Value>;
}
