/** Characters (spec §9). Code that treats all texts alike uses these lists. */
const guestNoteLengths = { specialRequests: 500 } as const;
const staffEnteredNoteLengths = { ...guestNoteLengths, staffNote: 500 } as const;
/** `messageToGuest` goes with a refusal or cancellation, and is removed when the reservation is valid again. */
export const noteLengths = { ...staffEnteredNoteLengths, messageToGuest: 500 } as const;

export type GuestNote = keyof typeof guestNoteLengths;
export type StaffEnteredNote = keyof typeof staffEnteredNoteLengths;
export type ReservationNote = keyof typeof noteLengths;

export const guestNotes = Object.keys(guestNoteLengths) as readonly GuestNote[];
export const staffEnteredNotes = Object.keys(staffEnteredNoteLengths) as readonly StaffEnteredNote[];
/** In the order in which staff read them. */
export const reservationNotes = Object.keys(noteLengths) as readonly ReservationNote[];

export function mapNotes<Note extends ReservationNote, Value>(
  notes: readonly Note[],
  valueOf: (note: Note) => Value,
): Record<Note, Value> {
  return Object.fromEntries(notes.map((note) => [note, valueOf(note)])) as Record<Note, Value>;
}
