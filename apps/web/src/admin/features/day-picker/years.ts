import type { ServiceDate } from '@strapec/domain';

export const firstYear = 2024;
const lastYearAtLeast = 2026;

/** The calendar reaches to the later of 2026 and next year (rules §1). */
export const lastYear = (today: ServiceDate): number => Math.max(lastYearAtLeast, Number(today.slice(0, 4)) + 1);

/** The years that can be chosen. */
export const yearsUntil = (last: number): number[] =>
  Array.from({ length: last - firstYear + 1 }, (_, index) => firstYear + index);
