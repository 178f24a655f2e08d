import type { EventDto, CreateEventDto } from '@strapec/contracts';
import {
  type CapacityMode,
  type EventStatus,
  type EventType,
  type EventVisibility,
  centsFromEuros,
  eventLimits,
} from '@strapec/domain';

/** Spec §9. */
export const newEventValues = (date: string) => ({
  titleEn: '',
  titleSk: '',
  descriptionEn: '',
  descriptionSk: '',
  eventType: undefined as EventType | undefined,
  date,
  time: eventLimits.defaultTime as string,
  duration: String(eventLimits.defaultHours),
  capacityMode: '' as CapacityMode | '',
  maxCapacity: String(eventLimits.defaultCapacity),
  currentBookings: '0',
  price: '',
  status: 'active' as EventStatus,
  visibility: 'visible' as EventVisibility,
  imageUrl: '',
});

/** As typed; an empty capacity mode is the default of the type. */
export type EventValues = ReturnType<typeof newEventValues>;

export const eventFields = Object.keys(newEventValues('')) as (keyof EventValues)[];

/** A text that is the same in both languages appears once, as Slovak. */
export function toEventValues(event: EventDto): EventValues {
  const { eventType, date, time, capacityMode, status, visibility } = event;
  return {
    eventType,
    date,
    time,
    capacityMode,
    status,
    visibility,
    titleEn: event.titleEn === event.titleSk ? '' : event.titleEn,
    titleSk: event.titleSk ?? '',
    descriptionEn: event.descriptionEn === event.descriptionSk ? '' : event.descriptionEn,
    descriptionSk: event.descriptionSk ?? '',
    duration: String(event.duration),
    maxCapacity: String(event.maxCapacity),
    currentBookings: String(event.currentBookings),
    price: event.pricePerPerson === null ? '' : (event.pricePerPerson / 100).toFixed(2),
    imageUrl: event.imageUrl ?? '',
  };
}

/** Without an English text the API uses the Slovak one for both. */
export function toEventRequest(values: EventValues & { eventType: EventType }): CreateEventDto {
  const { price, capacityMode, titleSk, descriptionSk, imageUrl, ...rest } = values;
  const trimToNull = (input: string) => input.trim() || null;
  return {
    ...rest,
    titleEn: rest.titleEn.trim() || titleSk.trim(),
    titleSk: trimToNull(titleSk),
    descriptionEn: rest.descriptionEn.trim() || descriptionSk.trim(),
    descriptionSk: trimToNull(descriptionSk),
    duration: Number(rest.duration),
    maxCapacity: Number(rest.maxCapacity),
    currentBookings: Number(rest.currentBookings),
    ...(capacityMode !== '' && { capacityMode }),
    pricePerPerson: centsFromEuros(price),
    imageUrl: trimToNull(imageUrl),
  };
}
