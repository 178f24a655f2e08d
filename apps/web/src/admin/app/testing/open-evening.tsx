import type { ReservationDto } from '@strapec/contracts';
import { screen } from '@testing-library/react';
import { anEvening } from '../../shared/testing/some-reservations';
import { adminAnswers, openAdmin } from './open-admin';

/** The admin on the page of the evening that these reservations make. */
export async function openEvening(reservations: ReservationDto[], language: 'en' | 'sk' = 'en') {
  adminAnswers({ evening: anEvening(reservations) });
  const admin = openAdmin('/admin/reservations', language);
  await screen.findByRole('heading', { name: language === 'en' ? 'Schedule' : 'Program' });
  return admin;
}

/** What stands in the list of the evening, in its order. */
export const cards = () => screen.getAllByRole('listitem').filter((item) => item.dataset['status']);
