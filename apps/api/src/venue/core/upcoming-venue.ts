import type { Dated, GuestRules, PublicVenue, ServiceDate } from '@strapec/domain';

/** Without past values, because every page includes this data. */
export function upcomingVenue<Rules extends GuestRules>(
  { zone, schedule, rules }: PublicVenue<Rules>,
  today: ServiceDate,
): PublicVenue<Rules> {
  const pauses = (schedule.pauses ?? []).filter(({ date }) => date >= today);
  return {
    zone,
    schedule: {
      weeks: upcomingValues(schedule.weeks, today),
      specialDays: schedule.specialDays.filter(({ to }) => to >= today),
      ...(pauses.length > 0 && { pauses }),
    },
    rules: upcomingValues(rules, today),
  };
}

export function upcomingValues<Value>(dated: readonly Dated<Value>[], today: ServiceDate): Dated<Value>[] {
  return dated.filter((_, index) => {
    const next = dated[index + 1];
    return next === undefined || next.from > today;
  });
}
