import { type GuestNote, byNote, guestNotes, venueOn, isLateCancellation } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { localMoment } from '../../platform/clock/local-time.js';
import { Venues } from '../../venue/read/venues.js';
import { GuestActions } from '../../reservations/guest-link/guest-actions.js';
import { GuestReservations, type HeldReservation } from '../../reservations/guest-link/guest-reservations.js';
import { shownVisit, visitToBe } from './shown-visit.js';

/** The names of a guest's optional texts in the tools, and their descriptions. */
export const noteInputs = { specialRequests: 'requests' } as const satisfies Record<GuestNote, string>;
export const noteDescriptions: Readonly<Record<GuestNote, string>> = {
  specialRequests: 'A wish of the guest for the house, such as an allergy or a pram',
};
type NoteInput = (typeof noteInputs)[GuestNote];
export type NotesAsked = Partial<Record<NoteInput, string | undefined>>;

export const notesOf = (asked: NotesAsked) => byNote(guestNotes, (note) => asked[noteInputs[note]]);

/** The request of a tool, with the guest's texts under the names of the API. */
export function withNotes(asked: NotesAsked): Record<string, unknown> {
  const inputs: readonly string[] = Object.values(noteInputs);
  const others = Object.entries(asked).filter(([name]) => !inputs.includes(name));
  return { ...Object.fromEntries(others), ...notesOf(asked) };
}

/** A reservation by the link that the guest has given to the client. */
interface VisitNamed {
  manageUrl: string;
}

/** An action on a reservation; without `confirm` the client gets a preview only. */
export interface ActionAsked extends VisitNamed {
  confirm: boolean;
  /** The reservation version that the client has seen; by default the current one. */
  version?: number | undefined;
}

@Injectable()
export class AgentVisits {
  constructor(
    private readonly guests: GuestReservations,
    private readonly actions: GuestActions,
    private readonly venues: Venues,
  ) {}

  async show(named: VisitNamed) {
    return shownVisit((await this.open(named)).held);
  }

  /** Throws `not_found`. */
  async open({ manageUrl }: VisitNamed): Promise<{ token: string; held: HeldReservation }> {
    const token = /\/r\/([^/?#\s]+)/.exec(manageUrl)?.[1] ?? manageUrl; // a text without a link is used as the token
    return { token, held: await this.guests.find(token) };
  }

  /** Throws the errors of `GuestActions.act`, also without `confirm`. */
  async cancel({ manageUrl, confirm, version }: ActionAsked, ip: string) {
    const { token, held } = await this.open({ manageUrl });
    const { reservation, now } = held;
    const { date, startMinute: start } = reservation;
    const { rules } = venueOn(date, await this.venues.current());
    const isLate = isLateCancellation({ date, start }, rules, localMoment(now));
    if (!confirm) return { isDone: false, isLate, reservation: visitToBe('cancel', held) };
    const seen = version ?? reservation.version;
    const after = await this.actions.act({ action: 'cancel', token, ip, version: seen });
    return { isDone: true, isLate, reservation: shownVisit(after) };
  }
}
