export const eventTypes = ['wine_tasting', 'private_dinner', 'corporate', 'celebration', 'custom'] as const;
export type EventType = (typeof eventTypes)[number];
export const eventStatuses = ['active', 'cancelled', 'draft', 'completed'] as const;
export type EventStatus = (typeof eventStatuses)[number];
const privateEventTypes: readonly EventType[] = ['private_dinner', 'corporate', 'celebration'];

/** Such an event takes the whole room, and the site shows it only if staff choose so. */
export const isPrivateEvent = (eventType: EventType): boolean => privateEventTypes.includes(eventType);

export const eventVisibilities = ['visible', 'hidden'] as const;
export type EventVisibility = (typeof eventVisibilities)[number];

export const suggestVisibility = (eventType: EventType): EventVisibility =>
  isPrivateEvent(eventType) ? 'hidden' : 'visible';

/** Spec §9. */
export const eventLimits = {
  /** Hours. */
  maxHours: 12,
  defaultHours: 2,
  maxCapacity: 100,
  defaultCapacity: 12,
  defaultTime: '18:00',
  titleLength: 120,
  descriptionLength: 2000,
  /** Cents. More is a typing error. */
  maxPriceCents: 1_000_000,
} as const;
