import type { ServiceDate } from '@strapec/domain';

export interface DayChoice {
  /** The day on show; `null` shows all. */
  date: ServiceDate | null;
  today: ServiceDate;
  onChoose: (date: ServiceDate | null) => void;
}
