import type { ReservationField } from '@strapec/domain';
import type { KeyboardEvent } from 'react';

export const confirmButtonId = 'reserve-confirm';
export const alternativesId = 'reserve-alternatives';

/** The id of a field's control; its label, hint and fault are named after it. */
export const fieldId = (field: ReservationField | 'decoy'): string => `reserve-${field}`;
export const labelId = (field: ReservationField): string => `${fieldId(field)}-label`;
export const faultId = (field: ReservationField): string => `${fieldId(field)}-fault`;

export const focusField = (field: ReservationField): void => focusElement(fieldId(field));

/** A group hands the focus to the first of its controls that takes it; what is focused stands clear of the footer. */
export function focusElement(id: string): void {
  const element = document.getElementById(id);
  const target = element?.querySelector<HTMLElement>('input:enabled') ?? element;
  target?.focus({ preventScroll: true });
  target?.scrollIntoView?.({ block: 'center' });
}

/** From where a dialog itself puts the focus when it has opened, unless the guest was quicker. */
export function focusOnOpening(id: string): void {
  const isUntouched = document.activeElement?.matches('body, [role="dialog"], .ant-modal-close') ?? true;
  if (isUntouched) focusElement(id);
}

/** Enter leads to the next field that still has to be filled in; with none left it sends the form, as ever. */
export function goToNextEmpty(event: KeyboardEvent<HTMLFormElement>): void {
  const from = event.target;
  if (event.key !== 'Enter' || !(from instanceof HTMLInputElement) || from.type === 'radio') return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[required]:not([type="radio"])')];
  const next = fields.slice(fields.indexOf(from) + 1).find(({ value }) => value === '');
  if (!next) return;
  event.preventDefault();
  next.focus();
}
