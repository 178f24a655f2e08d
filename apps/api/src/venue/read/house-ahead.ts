import type { Dated, GuestRules, HouseInPublic, ServiceDate } from '@strapec/domain';

/** The house from a date on: it travels with every page, so what has passed stays behind. */
export function houseAhead<Rules extends GuestRules>(
  { zone, schedule, rules }: HouseInPublic<Rules>,
  today: ServiceDate,
): HouseInPublic<Rules> {
  const pauses = (schedule.pauses ?? []).filter(({ date }) => date >= today);
  return {
    zone,
    schedule: {
      weeks: notOver(schedule.weeks, today),
      specialDays: schedule.specialDays.filter(({ to }) => to >= today),
      ...(pauses.length > 0 && { pauses }),
    },
    rules: notOver(rules, today),
  };
}

/** A value is over as soon as the next one has begun. */
export function notOver<Value>(dated: readonly Dated<Value>[], today: ServiceDate): Dated<Value>[] {
  return dated.filter((_, index) => {
    const next = dated[index + 1];
    return next === undefined || next.from > today;
  });
}
