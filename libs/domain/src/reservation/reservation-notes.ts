/** Characters (spec §9). Code that treats all texts alike uses these lists. */
const guestNoteLengths = { specialRequests: 500 } as const;
const entryNoteLengths = { ...guestNoteLengths, staffNote: 500 } as const;
/** `messageToGuest` goes with a refusal or cancellation, and is removed when the reservation is valid again. */
export const noteLengths = { ...entryNoteLengths, messageToGuest: 500 } as const;

export type GuestNote = keyof typeof guestNoteLengths;
export type EntryNote = keyof typeof entryNoteLengths;
export type ReservationNote = keyof typeof noteLengths;

export const guestNotes = Object.keys(guestNoteLengths) as readonly GuestNote[];
export const entryNotes = Object.keys(entryNoteLengths) as readonly EntryNote[];
/** In the order in which staff read them. */
export const reservationNotes = Object.keys(noteLengths) as readonly ReservationNote[];

export function mapNotes<Note extends ReservationNote, Value>(
  notes: readonly Note[],
  valueOf: (note: Note) => Value,
): Record<Note, Value> {
  return Object.fromEntries(notes.map((note) => [note, valueOf(note)])) as Record<Note, Value>;
}
