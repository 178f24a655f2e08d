import {
  type AvailableStartTimes,
  type Evening,
  type LocalDateTime,
  type EveningState,
  type ReservationDecision,
  type OccupiedRoom,
  type Seating,
  type SeatingRequest,
  type ReseatedEvening,
  type PartyAndDuration,
  type VisitRequest,
  findAvailableStarts,
  decideReservation,
  findSeating,
  findSeatingAt,
  reseatEvening,
} from '@strapec/domain';

/** Arguments and results are plain data. */
export const seatingQuestions = {
  startTimes: (evening: Evening, party: PartyAndDuration, now: LocalDateTime): AvailableStartTimes =>
    findAvailableStarts(party, evening, now),
  decision: (evening: Evening, request: VisitRequest, now: LocalDateTime): ReservationDecision =>
    decideReservation(request, evening, now),
  seating: (room: OccupiedRoom, request: SeatingRequest): Seating => findSeating(request, room),
  seatingAt: (room: OccupiedRoom, request: SeatingRequest, tables: readonly string[]): Seating =>
    findSeatingAt(tables, request, room),
  reseated: (eveningState: EveningState, now: LocalDateTime): ReseatedEvening => reseatEvening(eveningState, now),
};

export type SeatingQuestions = typeof seatingQuestions;

export interface SeatingQuestion<Name extends keyof SeatingQuestions = keyof SeatingQuestions> {
  name: Name;
  args: Parameters<SeatingQuestions[Name]>;
}

export function answerQuestion<Name extends keyof SeatingQuestions>({
  name,
  args,
}: SeatingQuestion<Name>): ReturnType<SeatingQuestions[Name]> {
  const computeAnswer = seatingQuestions[name] as (...args: Parameters<SeatingQuestions[Name]>) => unknown;
  return computeAnswer(...args) as ReturnType<SeatingQuestions[Name]>;
}

type SeatingAnswer = AvailableStartTimes | Seating | ReservationDecision | ReseatedEvening;

export function isUndecided(answer: SeatingAnswer): boolean {
  if (typeof answer === 'string') return answer === 'budget_exceeded';
  if ('accepted' in answer) return !answer.accepted && answer.refusal === 'seating_budget_exceeded';
  return 'isCertain' in answer && !answer.isCertain;
}

export const isFewestMovesUnproven = (answer: SeatingAnswer): boolean =>
  typeof answer === 'object' && 'isFewest' in answer && answer.isFewest === false;
