import { type ReservationPayload, buildReservation } from '@strapec/domain/testing';
import type { Language } from '@strapec/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import type { Site } from '../../../shared/site/site';
import { renderInSite } from '../../../shared/testing/render-in-site';
import { type StubResponse, stubApiResponse, isStubbed } from '../../../shared/testing/test-api';
import { ReserveTableDialog } from '../reserve-table-dialog';

export { problemResponse as problem } from '../../../shared/testing/test-api';
export { stopClock as stopTheClock } from '../../../shared/testing/stop-the-clock';

export const reserveEndpoint = 'POST /api/reservations';
export const eveningsEndpoint = 'GET /api/reservations/availability?*';
export const availabilityEndpoint = (date: string, partySize: number, duration = 2): string =>
  `GET /api/reservations/availability/${date}/${partySize}/${duration}`;

const defaultResponses: readonly [string, unknown][] = [
  [eveningsEndpoint, []],
  ...['2026-12-02', '2026-12-04', '2026-12-09'].flatMap((date) =>
    [2, 6, 7].map((size): [string, unknown] => [availabilityEndpoint(date, size, 1), { availableSlots: [] }]),
  ),
  [availabilityEndpoint('2026-12-02', 2), { availableSlots: [] }],
];

function DialogTestPage() {
  const [isOpen, setOpen] = useState(false);
  const { language, chooseLanguage } = useLanguage();
  return (
    <>
      <button onClick={() => setOpen(true)}>reserve</button>
      <button onClick={() => void chooseLanguage(language === 'sk' ? 'en' : 'sk')}>other language</button>
      <section id="contact" />
      <ReserveTableDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const labelsByLanguage = {
  sk: {
    date: /^Dátum/,
    day: 'piatok 4. decembra 2026',
    next: 'Nasledujúci mesiac',
    firstName: 'Meno',
    lastName: 'Priezvisko',
    email: 'E-mail',
    duration: 'Trvanie návštevy',
    phone: 'Telefón',
    partySize: 'Počet osôb',
  },
  en: {
    date: /^Date/,
    day: 'Friday 4 December 2026',
    next: 'Next month',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    duration: 'Duration',
    phone: 'Phone',
    partySize: 'Party size',
  },
} as const;

export async function openReservationDialog(language: Language, site: Partial<Site> = {}) {
  for (const [endpoint, body] of defaultResponses) if (!isStubbed(endpoint)) stubApiResponse(endpoint, { body });
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  renderInSite(language, <DialogTestPage />, { site });
  const labels = labelsByLanguage[language];
  const openDialog = async () => {
    await user.click(screen.getByRole('button', { name: 'reserve' }));
    return screen.findByRole('dialog');
  };
  const fillField = async (label: string, value: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.paste(value);
  };
  const guest = {
    user,
    openDialog,
    fillField,
    dialog: await openDialog(),
    pickFriday: async () => {
      await user.click(screen.getByRole('button', { name: labels.date }));
      const calendar = within(await screen.findByRole('grid'));
      await user.click(screen.getByRole('button', { name: labels.next }));
      await user.click(calendar.getByRole('button', { name: labels.day }));
    },
    pickTime: async (time: string) => {
      await waitFor(() => expect(screen.getByRole('radio', { name: time })).toBeEnabled());
      await user.click(screen.getByRole('radio', { name: time }));
    },
    chooseDuration: async (hours: number) => {
      const changeButton = screen.queryByRole('button', { name: /^(Zmeniť trvanie návštevy|Change the duration)$/ });
      if (changeButton) await user.click(changeButton);
      await user.selectOptions(screen.getByLabelText(labels.duration), String(hours));
    },
    choosePartySize: (size: number) => user.selectOptions(screen.getByLabelText(labels.partySize), String(size)),
    fillContactDetails: async (overrides: Partial<ReservationPayload> = {}) => {
      const { firstName, lastName, email, phone } = buildReservation(overrides);
      await fillField(labels.firstName, firstName);
      await fillField(labels.lastName, lastName);
      await fillField(labels.email, email);
      await fillField(labels.phone, phone);
    },
    submitForm: () =>
      user.click(
        screen.getByRole('button', {
          name: /^(Potvrdiť rezerváciu|Poslať žiadosť|Skúsiť znova|Confirm reservation|Send request|Try again)$/,
        }),
      ),
  };
  return guest;
}

/** A table for two on Friday 4 December 2026 at 18:30. */
export async function openFilledDialog(language: Language, site: Partial<Site> = {}) {
  stubApiResponse(availabilityEndpoint('2026-12-04', 2), { body: { availableSlots: ['18:00', '18:30', '21:00'] } });
  const guest = await openReservationDialog(language, site);
  await guest.pickFriday();
  await guest.pickTime('18:30');
  await guest.fillContactDetails();
  return guest;
}

export function buildReservationResponse(requiresApproval = false): (request: { body: unknown }) => StubResponse {
  return ({ body }) => {
    const { date, time, duration, partySize } = body as ReservationPayload;
    const status = requiresApproval ? 'pending_approval' : 'confirmed';
    const reservation = { id: 'a-reservation', status, requiresApproval, date, time, duration, partySize };
    return { status: 201, body: { reservation, message: 'as the API says it' } };
  };
}
