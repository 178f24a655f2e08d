/** Labels of the reservation dialog, copied by hand so that a changed text fails a test. */
const sk = {
  title: 'Rezervácia stola',
  reserve: 'Rezervovať stôl',
  date: 'Dátum',
  chooseDay: 'Vyberte deň',
  nextMonth: 'Nasledujúci mesiac',
  partySize: 'Počet osôb',
  firstName: 'Meno',
  lastName: 'Priezvisko',
  email: 'E-mail',
  phone: 'Telefón',
  times: /^Časy toho /,
  confirm: 'Potvrdiť rezerváciu',
};
export type Labels = typeof sk;

const en: Labels = {
  title: 'Reserve a table',
  reserve: 'Reserve a table',
  date: 'Date',
  chooseDay: 'Choose a day',
  nextMonth: 'Next month',
  partySize: 'Party size',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  times: /^Times of the /,
  confirm: 'Confirm reservation',
};

export const labels: Record<'sk' | 'en', Labels> = { sk, en };
