import { type GuestNote, mapNotes, guestNotes } from '@strapec/domain';

/** The names that clients use for the guest's texts. */
export const noteInputs = { specialRequests: 'requests' } as const satisfies Record<GuestNote, string>;
export const noteDescriptions: Readonly<Record<GuestNote, string>> = {
  specialRequests: 'A request of the guest, such as an allergy or a pram',
};
type NoteArguments = Partial<Record<(typeof noteInputs)[GuestNote], string | undefined>>;

export const readNotes = (args: NoteArguments) => mapNotes(guestNotes, (note) => args[noteInputs[note]]);

export function replaceNoteNames(args: NoteArguments): Record<string, unknown> {
  const inputs: readonly string[] = Object.values(noteInputs);
  const others = Object.entries(args).filter(([name]) => !inputs.includes(name));
  return { ...Object.fromEntries(others), ...readNotes(args) };
}
