import type { Dated, GuestRules, PublicVenue, ServiceDate } from '@strapec/domain';

/** Without past values, because every page includes this data. */
export function toUpcomingVenue<Rules extends GuestRules>(
  { zone, schedule, rules }: PublicVenue<Rules>,
  today: ServiceDate,
): PublicVenue<Rules> {
  const pauses = (schedule.pauses ?? []).filter(({ date }) => date >= today);
  return {
    zone,
    schedule: {
      weeks: withoutPastValues(schedule.weeks, today),
      specialDays: schedule.specialDays.filter(({ to }) => to >= today),
      ...(pauses.length > 0 && { pauses }),
    },
    rules: withoutPastValues(rules, today),
  };
}

export function withoutPastValues<Value>(datedValues: readonly Dated<Value>[], today: ServiceDate): Dated<Value>[] {
  return datedValues.filter((_, index) => {
    const nextValue = datedValues[index + 1];
    return nextValue === undefined || nextValue.from > today;
  });
}
