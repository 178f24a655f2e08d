import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problems/problem.js';
import type { Page } from '../../platform/http/server/html-page.js';
import { type ChangeLook, DrawChangePage } from './draw-change-page.js';
import type { GuestLook } from './draw-guest-page.js';
import { GuestChangeForm } from '../guest-link/guest-change-form.js';
import { type ChangeNotice, guestChangeTexts } from './guest-change-texts.js';
import { GuestChanges } from '../guest-link/guest-changes.js';
import { GuestReservations } from '../guest-link/guest-reservations.js';

export interface ChangePress extends GuestLook {
  ip: string;
  /** True when a page of another site sent the form. */
  isForeign: boolean;
  form: Readonly<Record<string, unknown>>;
}

const again = { notice: 'again', status: 200 } as const;

/** The form in which a guest changes a visit, without script (decision 0028). */
@Injectable()
export class GuestChangePages {
  constructor(
    private readonly guests: GuestReservations,
    private readonly changes: GuestChanges,
    private readonly form: GuestChangeForm,
    private readonly drawing: DrawChangePage,
  ) {}

  /** `null` when the visit cannot be changed: the reservation's page shows its state. */
  async show(look: ChangeLook): Promise<Page | null> {
    const held = await this.guests.findIfOpen(look.token);
    return held && this.drawing.page(held, look);
  }

  /** `null` on success; else the form again, with the guest's choices and the errors. */
  async save({ isForeign, form, ip, ...look }: ChangePress): Promise<Page | null> {
    const { token } = look;
    const shown = { ...look, asked: form };
    const held = await this.guests.findIfOpen(token);
    if (!held) return null;
    if (isForeign || !this.drawing.isLookedAt(form.stamp, held)) return this.drawing.page(held, shown, again);
    try {
      await this.changes.change(token, ip, (await this.form.transform(typed(form))).asked());
      return null;
    } catch (error) {
      const now = await this.guests.findIfOpen(token);
      return now && this.drawing.page(now, shown, refusedBy(error));
    }
  }
}

/** Converts the form's strings to the types of the JSON request. */
function typed({ stamp: _stamp, ...form }: ChangePress['form']): Record<string, unknown> {
  const { version, partySize, duration } = form;
  return { ...form, version: Number(version), partySize: Number(partySize), duration: Number(duration) };
}

/** The message for a failure; a failure without a message is thrown again. */
function refusedBy(error: unknown): { notice: ChangeNotice | null; status: number; retryAfter?: number } {
  if (!(error instanceof Problem)) throw error;
  const { code, extras } = error;
  if (code === 'transition_not_allowed' || code === 'not_found') return { notice: null, status: error.getStatus() };
  if (!isNotice(code)) throw error;
  const { retryAfter } = extras;
  return { notice: code, status: error.getStatus(), ...(retryAfter !== undefined && { retryAfter }) };
}

const isNotice = (code: string): code is ChangeNotice => code in guestChangeTexts.sk.notices;
