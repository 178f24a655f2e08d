import type { ReservationField } from '@strapec/domain';

export const confirmButtonId = 'reserve-confirm';
export const alternativesId = 'reserve-alternatives';

/** The id of a field's control; its label, hint and fault are named after it. */
export const fieldId = (field: ReservationField | 'website'): string => `reserve-${field}`;
export const labelId = (field: ReservationField): string => `${fieldId(field)}-label`;
export const faultId = (field: ReservationField): string => `${fieldId(field)}-fault`;

export const focusField = (field: ReservationField): void => focusElement(fieldId(field));

export function focusElement(id: string): void {
  document.getElementById(id)?.focus();
}
