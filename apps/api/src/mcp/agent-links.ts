import { Injectable } from '@nestjs/common';
import { type LinkedReservation, guestLink, guestUrl } from '../config/guest-link.js';
import { Settings } from '../config/settings.js';
import { SignedLinks } from '../config/signed-links.js';
import { GuestReservations, type HeldReservation } from '../reservations/guest-reservations.js';

/** A reservation that a guest has given the link of. */
export interface VisitNamed {
  manageUrl: string;
}

/** Reservations by the links that programs are given, and the links of those that they make. */
@Injectable()
export class AgentLinks {
  constructor(
    private readonly guests: GuestReservations,
    private readonly links: SignedLinks,
    private readonly settings: Settings,
  ) {}

  /** What a link opens, and its token. Throws `not_found`. */
  async open({ manageUrl }: VisitNamed): Promise<{ token: string; held: HeldReservation }> {
    const token = tokenIn(manageUrl);
    return { token, held: await this.guests.find(token) };
  }

  /** How a reservation stands that has been made, and where its guest confirms it. */
  async of(reservation: LinkedReservation): Promise<{ held: HeldReservation; confirmUrl: string }> {
    const held = await this.guests.find(this.links.tokenOf(guestLink(reservation)));
    const { links, settings } = this;
    return { held, confirmUrl: guestUrl(reservation, { links, publicUrl: settings.publicUrl }) };
  }
}

/** What a link ends with, or all that was sent: whether it opens anything is asked of whoever knows. */
const tokenIn = (manageUrl: string): string => /\/r\/([^/?#\s]+)/.exec(manageUrl)?.[1] ?? manageUrl;
