// Until the API describes these calls: the same names and shapes as in the generated client.
import {
  type AlternativesDto,
  type ReservationDto as OldReservationDto,
  type CalendarEventDto as OldCalendarEventDto,
  HttpError,
  sendRequest,
} from '@strapec/contracts';
import type {
  CapacityMode,
  EventStatus,
  EventType,
  EventVisibility,
  Language,
  ReservationSource,
  ReservationStatus,
  StaffRule,
} from '@strapec/domain';
import { useQuery } from '@tanstack/react-query';

export interface ReservationDto extends Omit<OldReservationDto, 'email' | 'phone'> {
  email: string | null;
  phone: string | null;
  staffNote: string | null;
  tables: string[];
  isPinned: boolean;
  source: ReservationSource;
  updatedAt: string;
  version: number;
}
export interface CalendarEventDto extends OldCalendarEventDto {
  date: string;
  visibility: EventVisibility;
}
export interface CalendarCountsDto {
  total: number;
  confirmed: number;
  pending: number;
  cancelled: number;
  covers: number;
}
export interface CalendarDayDto {
  date: string;
  reservations: ReservationDto[];
  events: CalendarEventDto[];
  counts: CalendarCountsDto;
}
export interface BusyDayDto {
  date: string;
  reservations: number;
  pending: number;
  covers: number;
  events: number;
}
export interface ReservationListDto {
  items: ReservationDto[];
  total: number;
}
export interface CreateStaffReservationDto {
  firstName?: string | null;
  lastName: string;
  email?: string | null;
  phone?: string | null;
  date: string;
  time: string;
  duration: number;
  partySize: number;
  specialRequests?: string | null;
  staffNote?: string | null;
  preferredLanguage?: Language;
  source: 'phone' | 'walk_in';
  tables?: string[] | null;
  overrideReason?: string | null;
}
export interface UpdateReservationDto extends Omit<CreateStaffReservationDto, 'source'> {
  version: number;
}
export interface TablePlanDto {
  tables: { id: string; minParty: number; maxParty: number }[];
  combinations: { tables: string[]; minParty: number; maxParty: number }[];
}
export interface AuditEntryDto {
  id: string;
  at: string;
  staff: string;
  action: string;
  reason: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}
export interface EventDto {
  id: string;
  titleEn: string;
  titleSk: string | null;
  descriptionEn: string;
  descriptionSk: string | null;
  eventType: EventType;
  date: string;
  time: string;
  duration: number;
  maxCapacity: number;
  currentBookings: number;
  capacityMode: CapacityMode;
  pricePerPerson: number | null;
  imageUrl: string | null;
  status: EventStatus;
  visibility: EventVisibility;
  createdAt: string;
  updatedAt: string;
}
export type EventDraftDto = Omit<EventDto, 'id' | 'currentBookings' | 'createdAt' | 'updatedAt' | 'capacityMode'> & {
  capacityMode?: CapacityMode;
};
export interface SavedEventDto {
  event: EventDto;
  conflicts: ReservationDto[];
}
interface StaffProblem {
  rules?: StaffRule[];
  current?: ReservationStatus;
  alternatives?: AlternativesDto | null;
}
/** What staff's refusals say beyond the usual. */
export const staffProblemIn = (error: unknown): StaffProblem =>
  error instanceof HttpError ? ((error.problem ?? {}) as StaffProblem) : {};

const send = <T>(method: string, path: string, body?: unknown) =>
  sendRequest<T>(path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
type Query = Record<string, string | number | undefined>;
const withQuery = (path: string, query: Query) => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given.map(([k, v]) => [k, String(v)])).toString()}`;
};
const get =
  <T>(path: string) =>
  ({ signal }: { signal?: AbortSignal } = {}) =>
    sendRequest<T>(path, { method: 'GET', ...(signal && { signal }) });

interface ListParams {
  from?: string;
  to?: string;
  q?: string;
  limit?: number;
  offset?: number;
}
interface Options {
  query?: { enabled?: boolean; staleTime?: number; placeholderData?: typeof keep };
}
const keep = <T>(previous: T | undefined): T | undefined => previous;

export const useGetCalendarDay = (date: string, { query }: Options = {}) =>
  useQuery({
    queryKey: [`/api/admin/calendar/date/${date}`],
    queryFn: get<CalendarDayDto>(`/api/admin/calendar/date/${date}`),
    staleTime: query?.staleTime ?? Infinity,
  });
export const useGetCalendarDays = (span: { from: string; to: string }, { query }: Options = {}) =>
  useQuery({
    queryKey: ['/api/admin/calendar/days', span],
    queryFn: get<BusyDayDto[]>(withQuery('/api/admin/calendar/days', { ...span })),
    staleTime: query?.staleTime ?? Infinity,
  });
export const useListReservations = (params: ListParams, { query }: Options = {}) =>
  useQuery({
    queryKey: ['/api/reservations', params],
    queryFn: get<ReservationListDto>(withQuery('/api/reservations', { ...params })),
    staleTime: query?.staleTime ?? Infinity,
    placeholderData: (previous) => previous,
  });
export const useListTables = () =>
  useQuery({ queryKey: ['/api/admin/tables'], queryFn: get<TablePlanDto>('/api/admin/tables') });
export const useListChanges = (params: { subjectId: string }, { query }: Options = {}) =>
  useQuery({
    queryKey: ['/api/admin/audit', params],
    queryFn: get<AuditEntryDto[]>(withQuery('/api/admin/audit', { ...params })),
    staleTime: query?.staleTime ?? Infinity,
  });
export const useListAdminEvents = () =>
  useQuery({ queryKey: ['/api/admin/events'], queryFn: get<EventDto[]>('/api/admin/events') });
export const changeReservationStatus = (id: string, data: { status: ReservationStatus }) =>
  send<ReservationDto>('PUT', `/api/reservations/${id}/status`, data);
export const approveReservation = (id: string) => send<ReservationDto>('PUT', `/api/reservations/${id}/approve`);
export const createStaffReservation = (data: CreateStaffReservationDto) =>
  send<ReservationDto>('POST', '/api/admin/reservations', data);
export const updateReservation = (id: string, data: UpdateReservationDto) =>
  send<ReservationDto>('PUT', `/api/admin/reservations/${id}`, data);
export const createEvent = (data: EventDraftDto) => send<SavedEventDto>('POST', '/api/admin/events', data);
export const updateEvent = (id: string, data: EventDraftDto) =>
  send<SavedEventDto>('PUT', `/api/admin/events/${id}`, data);
export const deleteEvent = (id: string) => send<void>('DELETE', `/api/admin/events/${id}`);
