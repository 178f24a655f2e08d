import type { ReservationDto } from '@strapec/contracts';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { anEvening } from './evening-fixtures';
import { stubApiAnswer } from '../../shared/testing/test-api';
import { stubAdminAnswers, inboxCountsCall, emptyInboxCounts, openAdmin } from './open-admin';

/** The admin on the page of the evening that these reservations make. */
export async function openEvening(
  reservations: ReservationDto[],
  language: 'en' | 'sk' = 'en',
  { counts = emptyInboxCounts } = {},
) {
  stubAdminAnswers({ evening: anEvening(reservations) });
  stubApiAnswer(inboxCountsCall, { body: counts });
  const admin = openAdmin('/admin/reservations', language);
  await screen.findByRole('heading', { name: language === 'en' ? 'Schedule' : 'Rezervácie večera' });
  await expandAllCards(admin.user);
  return admin;
}

/** Opens what is folded: the finished ones, then every party. */
async function expandAllCards(user: UserEvent): Promise<void> {
  for (const folded of screen.queryAllByRole('button', { name: /^(Finished|Ukončené): / })) await user.click(folded);
  for (const row of findReservationCards().map((card) => within(card).queryByRole('button', { expanded: false })))
    if (row) await user.click(row);
}

/** What stands in the list of the evening, in its order. */
export const findReservationCards = () => screen.queryAllByRole('listitem').filter((item) => item.dataset['status']);
