import type { ReservationDto } from '@strapec/contracts';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { buildCalendarDay } from './evening-fixtures';
import { stubApiResponse } from '../../shared/testing/test-api';
import { stubAdminResponses, inboxCountsEndpoint, emptyInboxCounts, openAdmin } from './open-admin';

/** Opens the admin at an evening with these reservations. */
export async function openEvening(
  reservations: ReservationDto[],
  language: 'en' | 'sk' = 'en',
  { counts = emptyInboxCounts } = {},
) {
  stubAdminResponses({ evening: buildCalendarDay(reservations) });
  stubApiResponse(inboxCountsEndpoint, { body: counts });
  const admin = openAdmin('/admin/reservations', language);
  await screen.findByRole('heading', { name: language === 'en' ? 'Schedule' : 'Rezervácie večera' });
  await expandAllCards(admin.user);
  return admin;
}

/** Expands the section of finished reservations, then every card. */
async function expandAllCards(user: UserEvent): Promise<void> {
  for (const button of screen.queryAllByRole('button', { name: /^(Finished|Ukončené): / })) await user.click(button);
  for (const button of findReservationCards().map((card) => within(card).queryByRole('button', { expanded: false })))
    if (button) await user.click(button);
}

/** The cards of the evening in the order of the page. */
export const findReservationCards = () => screen.queryAllByRole('listitem').filter((item) => item.dataset['status']);
