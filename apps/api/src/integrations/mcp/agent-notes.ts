import { type GuestNote, mapNotes, guestNotes } from '@strapec/domain';

/** The names that clients use for the guest's texts. */
export const noteInputNames = { specialRequests: 'requests' } as const satisfies Record<GuestNote, string>;
export const noteDescriptions: Readonly<Record<GuestNote, string>> = {
  specialRequests: 'A request of the guest, such as an allergy or a pram',
};
type NoteArguments = Partial<Record<(typeof noteInputNames)[GuestNote], string | undefined>>;

export const toGuestNotes = (args: NoteArguments) => mapNotes(guestNotes, (note) => args[noteInputNames[note]]);

export function replaceNoteNames(args: NoteArguments): Record<string, unknown> {
  const inputNames: readonly string[] = Object.values(noteInputNames);
  const otherArguments = Object.entries(args).filter(([name]) => !inputNames.includes(name));
  return { ...Object.fromEntries(otherArguments), ...toGuestNotes(args) };
}
