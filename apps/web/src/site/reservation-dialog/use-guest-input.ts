import {
  type PublicVenue,
  type ReservationField,
  type ServiceDate,
  venueDayOn,
  weekOn,
  weekdayOf,
} from '@strapec/domain';
import { useCallback, useEffect, useState } from 'react';
import type { FieldMessageIds } from './field-message-ids';
import { type ReservationValues, initialValues, readStoredValues } from './reservation-values';
import { type Availability, useAvailability, useShorterStays } from './availability/use-availability';
import { type RefusalAlternatives, useOffers } from './availability/use-offers';
import { currentDateTime } from '../../shared/clock';
import { useVenue } from '../../shared/site/site';
import { useCaptchaToken } from '../../shared/captcha/use-captcha-token';
import { storeReservationDraft } from '../../shared/reserve/reservation-draft';

export type GuestInput = ReturnType<typeof useGuestInput>;

export function useGuestInput() {
  const { values: storedValues, errors, change, clearErrors, markErrors, reset } = useReservationValues();
  const venue = useVenue();
  const day = storedValues.date === null ? null : toSelectedDay(storedValues.date, venue);
  const { rules } = day ?? venueDayOn(currentDateTime().date, venue);
  const formValues = {
    ...storedValues,
    duration: Math.min(storedValues.duration || rules.usualStayHours, rules.longestStayHours),
  };
  const availability = useAvailability(formValues);
  const shorterStays = useShorterStays(formValues, day, availability.state === 'none');
  const captcha = useCaptchaToken(() => clearErrors(['captchaToken']));
  const [alternatives, setAlternatives] = useState<RefusalAlternatives | null>(null);
  return {
    /** A time that is no longer offered counts as not chosen until it is free again. */
    values: { ...formValues, time: timeIfOffered(formValues.time, availability) },
    day,
    /** Of the chosen day, else today's. */
    rules,
    errors,
    markErrors,
    availability,
    shorterStays,
    captcha,
    offers: useOffers({ values: formValues, availability, shorterStays, alternatives }),
    setAlternatives,
    changeValues: (changes: Partial<ReservationValues>) => {
      if (Object.keys(changes).some((field) => visitFields.includes(field))) setAlternatives(null);
      change(changes);
    },
    startOver: () => {
      reset();
      setAlternatives(null);
      captcha.renewToken();
    },
  };
}

const toSelectedDay = (date: ServiceDate, venue: PublicVenue) => ({
  ...venueDayOn(date, venue),
  isUsuallyOpen: weekOn(currentDateTime().date, venue.schedule)[weekdayOf(date)] !== null,
});

const visitFields: readonly string[] = ['date', 'time', 'duration', 'partySize'];

function timeIfOffered(time: string | null, availability: Availability): string | null {
  if (availability.state === 'none') return null;
  if (availability.state === 'offered' && time !== null) return availability.times.includes(time) ? time : null;
  return time;
}

function useReservationValues() {
  const [values, setValues] = useState(readStoredValues);
  useEffect(() => storeReservationDraft(values === initialValues ? null : { ...values, decoy: '' }), [values]);
  const [errors, markErrors] = useState<FieldMessageIds>({});
  const clearErrors = useCallback((fields: readonly ReservationField[]) => {
    markErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([field]) => !fields.includes(field as ReservationField))),
    );
  }, []);
  const change = useCallback(
    (changes: Partial<ReservationValues>) => {
      setValues((current) => ({ ...current, ...changes }));
      clearErrors(Object.keys(changes) as ReservationField[]);
    },
    [clearErrors],
  );
  const reset = useCallback(() => {
    setValues(initialValues);
    markErrors({});
  }, []);
  return { values, errors, change, clearErrors, markErrors, reset };
}
