import type { ReservationField } from '@strapec/domain';
import type { KeyboardEvent } from 'react';

export const confirmButtonId = 'reserve-confirm';
export const offerSectionId = 'reserve-alternatives';

export const fieldId = (field: ReservationField | 'decoy'): string => `reserve-${field}`;

export const focusField = (field: ReservationField): void => focusElement(fieldId(field));

/** Centred, clear of the footer. */
export function focusElement(id: string): void {
  const element = document.getElementById(id);
  const target = element?.querySelector<HTMLElement>('input:enabled') ?? element;
  target?.focus({ preventScroll: true });
  target?.scrollIntoView?.({ block: 'center' });
}

/** Enter moves to the next empty required field, else it submits. */
export function focusNextEmptyField(event: KeyboardEvent<HTMLFormElement>): void {
  const currentField = event.target;
  if (event.key !== 'Enter' || !(currentField instanceof HTMLInputElement) || currentField.type === 'radio') return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[required]:not([type="radio"])')];
  const nextField = fields.slice(fields.indexOf(currentField) + 1).find(({ value }) => value === '');
  if (!nextField) return;
  event.preventDefault();
  nextField.focus();
}
