/** The numbers of spec §9 for events. */
export const eventLimits = {
  /** Hours. */
  maxDuration: 12,
  defaultDuration: 2,
  maxCapacity: 100,
  defaultCapacity: 12,
  defaultTime: '18:00',
  titleLength: 120,
  descriptionLength: 2000,
  /** Cents; a price that nobody types by mistake. */
  maxPrice: 1_000_000,
} as const;

export const eventVisibilities = ['visible', 'hidden'] as const;
export type EventVisibility = (typeof eventVisibilities)[number];

/** A price typed in euros as cents; what is no number becomes 0 (spec §5), an empty field no price at all. */
export function centsOfEuros(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  const euros = Number(text);
  return Number.isFinite(euros) ? Math.round(euros * 100) : 0;
}
