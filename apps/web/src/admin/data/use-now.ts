import type { LocalDateTime } from '@strapec/domain';
import { currentDateTime } from '../../shared/clock';
import { useCurrentDateTime } from '../../shared/use-current-date-time';

/** Renders again each minute. */
export const useNow = (): LocalDateTime => useCurrentDateTime() ?? currentDateTime();
