import { type ReservationError, type ReservationField, venueDayOn } from '@strapec/domain';
import { seededVenue } from '@strapec/domain/testing';
import { screen } from '@testing-library/react';
import { renderInSite } from '../../shared/testing/render-in-site';
import { stubApiResponse, holdResponses, findRequests } from '../../shared/testing/test-api';
import { reserveTexts, useReserveText } from './texts';
import { noticeTitleIds, errorTextValues, fieldMessageIds } from './field-message-ids';
import {
  availabilityEndpoint,
  openReservationDialog,
  openFilledDialog,
  reserveEndpoint,
  stopTheClock,
} from './testing/open-dialog';

beforeEach(() => stopTheClock());
afterEach(() => jest.useRealTimers());

const thursday = venueDayOn('2026-12-03', seededVenue);

/** The text of the toast on a Thursday. */
function ErrorText({ error, field, language }: ErrorPlace & { error: FormError; language: 'sk' | 'en' }) {
  const text = useReserveText();
  const textId = field === 'missing' ? 'reserve.refusal.missing' : fieldMessageIds[error];
  return <p>{`${text(noticeTitleIds[field])}: ${text(textId, errorTextValues(thursday, language))}`}</p>;
}

type FormError = ReservationError | 'missing';
interface ErrorPlace {
  field: ReservationField | 'missing';
}

const textsByError: Record<FormError, [field: ErrorPlace['field'], inEnglish: string, inSlovak: string]> = {
  missing: [
    'missing',
    'Missing Information: Please fill in all required fields.',
    'Ešte niečo chýba: Pozrite sa, prosím, na označené polia.',
  ],
  closed_day: [
    'date',
    'Invalid Date: We are closed on Sundays, Mondays, and Tuesdays. Please select another day.',
    'Neplatný dátum: V nedeľu, v pondelok a v utorok máme zatvorené. Vyberte, prosím, iný deň.',
  ],
  date_in_past: [
    'date',
    'Invalid Date: This day has passed. Please select another day.',
    'Neplatný dátum: Tento deň už uplynul. Vyberte, prosím, iný deň.',
  ],
  date_too_far: [
    'date',
    'Invalid Date: We take reservations up to a year ahead. Please select an earlier day.',
    'Neplatný dátum: Rezervácie prijímame najviac rok vopred. Vyberte, prosím, skorší deň.',
  ],
  time_outside_hours: [
    'time',
    'Invalid Time: On Thursday, you can come between 16:00 and 23:00. Please choose another time.',
    'Neplatný čas: Vo štvrtok môžete prísť od 16:00 do 23:00. Vyberte, prosím, iný čas.',
  ],
  ends_after_closing: [
    'duration',
    'Invalid Duration: On Thursday, your visit must end by 24:00. Please choose a shorter duration or earlier time.',
    'Neplatné trvanie: Vo štvrtok sa vaša návšteva musí skončiť do 24:00. Vyberte, prosím, kratšie trvanie alebo skorší čas.',
  ],
  email_invalid: [
    'email',
    'Invalid Email: Please enter a valid email address',
    'Neplatný e-mail: Zadajte, prosím, platnú e-mailovú adresu.',
  ],
  phone_too_short: [
    'phone',
    'Invalid Phone: Phone number must be at least 10 characters. For example: +421 905 123 456',
    'Neplatné telefónne číslo: Chýba predvoľba? Číslo má mať aspoň 10 číslic, napríklad +421 905 123 456 alebo 0043 1 58858.',
  ],
  phone_invalid: [
    'phone',
    'Invalid Phone: Invalid phone number format',
    'Neplatné telefónne číslo: Napíšte číslo aj s predvoľbou, napríklad +421 905 123 456.',
  ],
  phone_too_few_digits: [
    'phone',
    'Invalid Phone: Phone number must contain at least 10 digits. For example: +421 905 123 456 or 0043 1 58858',
    'Neplatné telefónne číslo: Chýba predvoľba? Číslo má mať aspoň 10 číslic, napríklad +421 905 123 456 alebo 0043 1 58858.',
  ],
  phone_letters: [
    'phone',
    'Invalid Phone: Invalid phone number format. There is a letter in it: please write digits only',
    'Neplatné telefónne číslo: V čísle je písmeno. Napíšte ho, prosím, len číslicami.',
  ],
  phone_two_numbers: [
    'phone',
    'Invalid Phone: Please write one phone number only',
    'Neplatné telefónne číslo: Napíšte, prosím, len jedno číslo.',
  ],
  phone_no_country: [
    'phone',
    'Invalid Phone: We could not call this number. Is the country code missing? Please write it too, such as +421 905 123 456',
    'Neplatné telefónne číslo: Toto číslo sa nám nedá zavolať. Chýba predvoľba? Napíšte ho aj s ňou, napríklad +421 905 123 456.',
  ],
  email_not_ascii: [
    'email',
    'Invalid Email: Before the @, please write letters without accents',
    'Neplatný e-mail: Pred @ píšte, prosím, písmená bez diakritiky.',
  ],
  captcha_required: [
    'captchaToken',
    'Verification Required: Please complete the CAPTCHA verification.',
    'Potrebujeme overenie: Nepodarilo sa overiť, že nie ste robot. Skúste to, prosím, znova.',
  ],
  first_name_required: ['firstName', 'Invalid Text: Required', 'Neplatný text: Toto ešte potrebujeme.'],
  last_name_required: ['lastName', 'Invalid Text: Required', 'Neplatný text: Toto ešte potrebujeme.'],
  date_invalid: ['date', 'Invalid Date: Please check this.', 'Neplatný dátum: Skontrolujte, prosím.'],
  time_invalid: ['time', 'Invalid Time: Please check this.', 'Neplatný čas: Skontrolujte, prosím.'],
  duration_invalid: ['duration', 'Invalid Duration: Please check this.', 'Neplatné trvanie: Skontrolujte, prosím.'],
  party_size_invalid: [
    'partySize',
    'Invalid Party Size: Please check this.',
    'Neplatný počet osôb: Skontrolujte, prosím.',
  ],
  too_long: ['specialRequests', 'Invalid Text: This text is too long', 'Neplatný text: Tento text je pridlhý.'],
  invalid_characters: [
    'lastName',
    'Invalid Text: This text has characters that cannot be used',
    'Neplatný text: V texte sú znaky, ktoré sa nedajú použiť',
  ],
};

test.each(Object.entries(textsByError))('the error %s is explained', (error, [field, inEnglish, inSlovak]) => {
  renderInSite('en', <ErrorText error={error as FormError} field={field} language="en" />, { texts: reserveTexts });
  renderInSite('sk', <ErrorText error={error as FormError} field={field} language="sk" />, { texts: reserveTexts });
  expect(screen.getByText(inEnglish)).toBeInTheDocument();
  expect(screen.getByText(inSlovak)).toBeInTheDocument();
});

test('all invalid fields are marked at once, and the first one has the focus', async () => {
  const guest = await openFilledDialog('en');
  await guest.fillContactDetails({ firstName: 'Zuzana\u202e', email: 'zuzana@example', phone: '0905 123' });
  await guest.submitForm();
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid TextThis text has characters that cannot be used');
  expect(screen.getByLabelText('First name')).toHaveFocus();
  const invalidFields = ['First name', 'Email', 'Phone'].map((label) => screen.getByLabelText(label));
  expect(invalidFields.map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true']);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/^Phone number must be at least 10 characters/);
  expect(screen.getByLabelText('Last name')).not.toHaveAccessibleDescription();
  expect(findRequests(reserveEndpoint)).toHaveLength(0);
});

test('an empty form is not sent, every empty field is marked, and the first one has the focus', async () => {
  const guest = await openReservationDialog('en');
  await guest.submitForm();
  expect(screen.getByRole('alert')).toHaveTextContent('Missing InformationPlease fill in all required fields.');
  expect(screen.getByRole('button', { name: 'Date Another day' })).toHaveFocus();
  expect(screen.getAllByText('Required')).toHaveLength(5);
  expect(screen.getByLabelText('Phone')).toBeInvalid();
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Required');
  expect(screen.getByLabelText('Party size')).not.toHaveAccessibleDescription();
});

test('a changed field loses its error', async () => {
  const guest = await openReservationDialog('en');
  await guest.submitForm();
  await guest.user.type(screen.getByLabelText('Phone'), '0');
  expect(screen.getByLabelText('Phone')).not.toHaveAccessibleDescription();
});

test.each([
  ['email', 'zuzana@example', 'Email', 'Please enter a valid email address'],
  ['email', 'žužana@example.com', 'Email', 'Before the @, please write letters without accents'],
  ['phone', '0905 123', 'Phone', 'Phone number must be at least 10 characters'],
  ['phone', '0905 123 456 ext', 'Phone', 'Invalid phone number format'],
  ['phone', '(0905) 12-34', 'Phone', 'Phone number must contain at least 10 digits'],
])('an invalid %s (%s) is marked at its field, and the input stays', async (field, value, label, expectedError) => {
  const guest = await openFilledDialog('en');
  await guest.fillContactDetails({ [field]: value });
  await guest.submitForm();
  expect(screen.getByRole('alert')).toHaveTextContent(expectedError);
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(expectedError));
  expect(screen.getByLabelText(label)).toHaveValue(value);
  expect(screen.getByLabelText('Last name')).toHaveValue('Kováčová');
  expect(findRequests(reserveEndpoint)).toHaveLength(0);
});

test('a visit that would end after closing is refused, also while the free times are loading', async () => {
  stubApiResponse(availabilityEndpoint('2026-12-04', 2, 3), { body: { availableSlots: ['23:00'] } });
  stubApiResponse(availabilityEndpoint('2026-12-02', 2, 3), { body: { availableSlots: [] } });
  holdResponses(availabilityEndpoint('2026-12-02', 2, 3));
  const guest = await openFilledDialog('en');
  await guest.chooseDuration(3);
  await guest.pickTime('23:00');
  await guest.user.click(screen.getByRole('button', { name: /^Date/ }));
  await guest.user.click(await screen.findByRole('button', { name: 'Wednesday 2 December 2026' }));
  await guest.submitForm();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Invalid DurationOn Wednesday, your visit must end by 24:00. Please choose a shorter duration or earlier time.',
  );
  expect(screen.getByLabelText('Duration')).toHaveFocus();
});

test('the error of a special closed day does not list the weekdays', () => {
  const closedDay = { ...thursday, hours: null, isUsuallyOpen: true };
  const ClosedDayError = () => useReserveText()('reserve.refusal.closed', errorTextValues(closedDay, 'sk'));
  renderInSite('sk', <ClosedDayError />, { texts: reserveTexts });
  expect(screen.getByText('V tento deň máme zatvorené. Vyberte, prosím, iný deň.')).toBeInTheDocument();
});

test('a day that passed while the dialog was open is refused', async () => {
  const guest = await openFilledDialog('en');
  jest.setSystemTime(new Date('2026-12-05T10:00:00Z'));
  await guest.submitForm();
  expect(screen.getByRole('alert')).toHaveTextContent('This day has passed. Please select another day.');
  expect(screen.getByRole('button', { name: /^Date/ })).toHaveFocus();
});
