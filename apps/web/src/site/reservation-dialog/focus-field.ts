import type { ReservationField } from '@strapec/domain';
import type { KeyboardEvent } from 'react';

export const confirmButtonId = 'reserve-confirm';
export const alternativesId = 'reserve-alternatives';

/** The ids of label, hint and error derive from it. */
export const fieldId = (field: ReservationField | 'decoy'): string => `reserve-${field}`;

export const focusField = (field: ReservationField): void => focusElement(fieldId(field));

/** For a group, its first enabled control. Scrolls to the centre, clear of the footer. */
export function focusElement(id: string): void {
  const element = document.getElementById(id);
  const target = element?.querySelector<HTMLElement>('input:enabled') ?? element;
  target?.focus({ preventScroll: true });
  target?.scrollIntoView?.({ block: 'center' });
}

/** Enter moves the focus to the next empty required field; if there is none, it submits the form. */
export function goToNextEmpty(event: KeyboardEvent<HTMLFormElement>): void {
  const from = event.target;
  if (event.key !== 'Enter' || !(from instanceof HTMLInputElement) || from.type === 'radio') return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[required]:not([type="radio"])')];
  const next = fields.slice(fields.indexOf(from) + 1).find(({ value }) => value === '');
  if (!next) return;
  event.preventDefault();
  next.focus();
}
